package cluewright.documents;

import cluewright.space.Refused;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Objects;
import java.util.UUID;

/**
 * Files that are there as a whole or not at all: the bytes go to a temporary file in the same folder, which then takes
 * the name. Whoever reads meanwhile sees the old file or the new one; when something fails, the old one stays.
 */
public final class WholeFile {
    private WholeFile() {}

    /**
     * Writes a file, and the folders above it where they are missing; a file of that name is replaced. Through a
     * symbolic link its target is replaced. What is neither file nor folder (a pipe, a device) is written to as it is.
     *
     * @throws Refused with a sentence when it cannot be done; then nothing has changed but for new folders
     */
    public static void write(Path file, byte[] bytes) {
        if (Files.isDirectory(file)) {
            throw new Refused(Place.shown(file) + ": this is a folder; name a file in it.");
        }
        try {
            if (Files.exists(file) && !Files.isRegularFile(file)) {
                Files.write(file, bytes);
            } else {
                replace(Files.exists(file) ? file.toRealPath() : file.toAbsolutePath(), bytes);
            }
        } catch (IOException e) {
            throw new Refused(
                    Place.shown(file) + ": the file cannot be written, " + why(e) + "; choose another place.");
        }
    }

    private static void replace(Path file, byte[] bytes) throws IOException {
        Path folder = Objects.requireNonNull(file.getParent(), "an absolute path of a file has a folder");
        Files.createDirectories(folder);
        Path temporary = folder.resolve(".cluewright-" + UUID.randomUUID() + ".tmp");
        try {
            Files.write(temporary, bytes, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            keepPermissions(file, temporary);
            move(temporary, file);
        } finally {
            Files.deleteIfExists(temporary);
        }
    }

    private static void keepPermissions(Path file, Path temporary) throws IOException {
        if (Files.exists(file) && Files.getFileStore(file).supportsFileAttributeView("posix")) {
            Files.setPosixFilePermissions(temporary, Files.getPosixFilePermissions(file));
        }
    }

    private static void move(Path from, Path to) throws IOException {
        try {
            Files.move(from, to, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (AtomicMoveNotSupportedException e) {
            Files.move(from, to, StandardCopyOption.REPLACE_EXISTING);
        }
    }

    private static String why(IOException error) {
        if (error instanceof AccessDeniedException) {
            return "since you may not write in its folder";
        }
        if (error instanceof FileAlreadyExistsException || error instanceof NotDirectoryException) {
            return "since a file stands where its folder should be";
        }
        return "since the system says '" + Place.shortened(String.valueOf(error.getMessage()), 120) + "'";
    }
}
