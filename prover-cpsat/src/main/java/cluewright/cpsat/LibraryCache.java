package cluewright.cpsat;

import com.google.ortools.Loader;
import com.sun.jna.Platform;
import java.io.IOException;
import java.io.InputStream;
import java.net.JarURLConnection;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.zip.CRC32;
import org.jspecify.annotations.Nullable;

/**
 * A folder that keeps the native libraries of OR-Tools unpacked, so that only the first start on a machine unpacks.
 *
 * <pre>
 * ~/.cache/cluewright/ortools-linux-x86-64-5d1c0f9e/libjniortools.so     (or below $XDG_CACHE_HOME)
 *                                          …        libortools.so.9      and a hundred more
 * </pre>
 *
 * <p>The last part of the folder's name is a checksum over names, sizes and checksums of the libraries as the jar lists
 * them: another version of OR-Tools gets another folder. A library is unpacked under a name of its own and then moved
 * to its place, so a file in its place is whole, whoever else is unpacking. One of the wrong size is replaced.
 */
final class LibraryCache {
    /** Where the jar for this platform has its libraries. */
    static final String PREFIX = "ortools-" + Platform.RESOURCE_PREFIX + "/";

    private final Path parent;

    /** A cache in a folder below this one. */
    LibraryCache(Path parent) {
        this.parent = parent;
    }

    /** The cache where this system keeps such things. */
    static LibraryCache ofUser() {
        return new LibraryCache(userCaches(System.getenv("XDG_CACHE_HOME")).resolve("cluewright"));
    }

    /** By the XDG base directory specification a path that is not absolute counts for nothing. */
    static Path userCaches(@Nullable String xdgCacheHome) {
        if (xdgCacheHome != null && Path.of(xdgCacheHome).isAbsolute()) {
            return Path.of(xdgCacheHome);
        }
        return Path.of(System.getProperty("user.home"), Platform.isMac() ? "Library/Caches" : ".cache");
    }

    /**
     * The file of an unpacked library, with all it needs beside it.
     *
     * @throws IOException if the libraries are not in a jar, or the folder cannot be written
     */
    Path library(String name) throws IOException {
        String file = System.mapLibraryName(name);
        URL url = Loader.class.getClassLoader().getResource(PREFIX + file);
        if (url == null || !(url.openConnection() instanceof JarURLConnection connection)) {
            throw new IOException("no jar on the class path holds " + PREFIX + file);
        }
        connection.setUseCaches(false);
        try (JarFile jar = connection.getJarFile()) {
            return unpack(jar, PREFIX).resolve(file);
        }
    }

    /** The folder with all files of the jar whose names begin so. */
    Path unpack(JarFile jar, String prefix) throws IOException {
        List<JarEntry> entries = entries(jar, prefix);
        String name = prefix.substring(0, prefix.length() - 1) + "-" + checksum(entries);
        Path folder = Files.createDirectories(parent.resolve(name)).toAbsolutePath();
        for (JarEntry entry : entries) {
            Path file = folder.resolve(entry.getName().substring(prefix.length()));
            if (!Files.exists(file) || Files.size(file) != entry.getSize()) {
                unpack(jar, entry, file);
            }
        }
        return folder;
    }

    private static List<JarEntry> entries(JarFile jar, String prefix) {
        List<JarEntry> entries = new ArrayList<>();
        for (JarEntry entry : Collections.list(jar.entries())) {
            if (entry.getName().startsWith(prefix) && !entry.isDirectory()) {
                entries.add(entry);
            }
        }
        return entries;
    }

    private static void unpack(JarFile jar, JarEntry entry, Path file) throws IOException {
        Path unfinished = Files.createTempFile(file.getParent(), "unfinished", null);
        try (InputStream bytes = jar.getInputStream(entry)) {
            Files.copy(bytes, unfinished, StandardCopyOption.REPLACE_EXISTING);
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private static String checksum(List<JarEntry> entries) {
        CRC32 sum = new CRC32();
        for (JarEntry entry : entries) {
            String line = entry.getName() + " " + entry.getSize() + " " + entry.getCrc() + "\n";
            sum.update(line.getBytes(StandardCharsets.UTF_8));
        }
        return Long.toHexString(sum.getValue());
    }
}
