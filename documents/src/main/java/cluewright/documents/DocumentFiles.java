package cluewright.documents;

import cluewright.puzzle.Tree;
import cluewright.space.Refused;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;

/**
 * Documents as files: JSON or YAML in, trees out, and back. What a tree means is not known here.
 *
 * <p>Whatever is wrong with a file is answered by {@link Refused} with one sentence that names the file, the line where
 * it is known, and a remedy; nothing else is ever thrown. Time and memory are bounded by {@link Limits}.
 */
public final class DocumentFiles {
    private DocumentFiles() {}

    /** The tree in a file; a name that ends in .json, .yaml or .yml tells the format, otherwise the content does. */
    public static Tree read(Path file) {
        if (Files.isDirectory(file)) {
            throw new Refused(Place.shown(file) + ": this is a folder; name a file in it.");
        }
        try (InputStream in = Files.newInputStream(file)) {
            return read(in.readNBytes(Limits.MOST_BYTES + 1), Place.shown(file));
        } catch (NoSuchFileException e) {
            throw new Refused(Place.shown(file) + ": there is no such file; check the name and the folder.");
        } catch (AccessDeniedException e) {
            throw new Refused(Place.shown(file) + ": you may not read this file; change its permissions.");
        } catch (IOException e) {
            throw new Refused(Place.shown(file) + ": the file cannot be read, since the system says '"
                    + Place.shortened(String.valueOf(e.getMessage()), 120) + "'; check it, or copy it elsewhere.");
        }
    }

    /**
     * The tree in some bytes, for instance from standard input.
     *
     * @param name what to call them in error messages; its ending tells the format as that of a file does
     */
    public static Tree read(byte[] bytes, String name) {
        try {
            String text = text(bytes);
            return DocumentFormat.of(name, text) == DocumentFormat.JSON ? JsonReader.read(text) : YamlReader.read(text);
        } catch (Refused e) {
            throw e.at(name);
        }
    }

    /** Writes a document in the format that the file's name asks for; see {@link WholeFile} for how. */
    public static void write(Tree document, Path file) {
        byte[] bytes = bytes(document, DocumentFormat.of(file));
        if (bytes.length > Limits.MOST_BYTES) {
            throw new Refused(Place.shown(file) + ": the document would have " + bytes.length
                    + " bytes, and more than " + Limits.MOST_BYTES + " (1 MiB) could not be read again;"
                    + " leave out the trace, or make the puzzle smaller.");
        }
        WholeFile.write(file, bytes);
    }

    /** A document as bytes in UTF-8 with a final line break; the same tree always gives the same bytes. */
    public static byte[] bytes(Tree document, DocumentFormat format) {
        String text = format == DocumentFormat.JSON ? JsonWriter.write(document) : YamlWriter.write(document);
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /** A tree as JSON on one line without a line break. */
    public static String line(Tree tree) {
        return JsonWriter.line(tree);
    }

    private static String text(byte[] bytes) {
        if (bytes.length > Limits.MOST_BYTES) {
            throw new Refused("the file is larger than " + Limits.MOST_BYTES
                    + " bytes (1 MiB); a puzzle needs far less, so keep one puzzle in a file.");
        }
        String text = decode(bytes);
        if (text.isBlank()) {
            throw new Refused("the file is empty; a document holds at least 'format', 'game', 'board' and 'clues'.");
        }
        int line = 1;
        for (int i = 0; i < text.length(); i++) {
            char letter = text.charAt(i);
            line += letter == '\n' ? 1 : 0;
            if (Character.isISOControl(letter) && "\t\n\r\u0085".indexOf(letter) < 0) {
                throw new Refused("this is not a text file (there is a control character); name a JSON or YAML file.")
                        .at(Place.of(line, ""));
            }
        }
        return text;
    }

    private static String decode(byte[] bytes) {
        ByteBuffer in = ByteBuffer.wrap(bytes);
        CharBuffer out = CharBuffer.allocate(bytes.length);
        CoderResult result = StandardCharsets.UTF_8.newDecoder().decode(in, out, true);
        out.flip();
        if (result.isError()) {
            long line = out.chars().filter(letter -> letter == '\n').count() + 1;
            throw new Refused("this is not text in UTF-8; save the file as text with the encoding UTF-8.")
                    .at(Place.of((int) line, ""));
        }
        String text = out.toString();
        return text.startsWith("\uFEFF") ? text.substring(1) : text;
    }
}
