package cluewright.cpsat;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryCacheTest {
    private static final String PREFIX = "ortools-some-system/";

    @TempDir
    Path temp;

    private Path jar(String name, String content) throws IOException {
        Path file = temp.resolve(name);
        try (OutputStream out = Files.newOutputStream(file);
                JarOutputStream jar = new JarOutputStream(out)) {
            for (String entry : List.of("other/no.so", PREFIX, PREFIX + "liba.so", PREFIX + "libb.so.9")) {
                jar.putNextEntry(new JarEntry(entry));
                if (!entry.endsWith("/")) {
                    jar.write((content + entry).getBytes());
                }
                jar.closeEntry();
            }
        }
        return file;
    }

    private Path unpack(Path jar) throws IOException {
        try (JarFile open = new JarFile(jar.toFile())) {
            return new LibraryCache(temp.resolve("cache")).unpack(open, PREFIX);
        }
    }

    private static List<String> names(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void holdsTheFilesOfThePlatformAndNothingElse() throws IOException {
        Path folder = unpack(jar("one.jar", "one "));
        assertThat(names(folder)).containsExactly("liba.so", "libb.so.9");
        assertThat(folder.resolve("liba.so")).hasContent("one " + PREFIX + "liba.so");
    }

    @Test
    void aSecondStartWritesNothing() throws IOException {
        Path jar = jar("one.jar", "one ");
        Path file = unpack(jar).resolve("liba.so");
        FileTime longAgo = FileTime.fromMillis(1_000_000_000_000L);
        Files.setLastModifiedTime(file, longAgo);
        unpack(jar);
        assertThat(Files.getLastModifiedTime(file)).isEqualTo(longAgo);
    }

    @Test
    void anotherVersionHasAFolderOfItsOwn() throws IOException {
        Path one = unpack(jar("one.jar", "one "));
        Path two = unpack(jar("two.jar", "two "));
        assertThat(two).isNotEqualTo(one);
        assertThat(one.resolve("liba.so")).hasContent("one " + PREFIX + "liba.so");
        assertThat(two.resolve("liba.so")).hasContent("two " + PREFIX + "liba.so");
    }

    @Test
    void aTruncatedFileIsReplacedAndAMissingOneAdded() throws IOException {
        Path jar = jar("one.jar", "one ");
        Path folder = unpack(jar);
        Files.writeString(folder.resolve("liba.so"), "on");
        Files.delete(folder.resolve("libb.so.9"));
        unpack(jar);
        assertThat(names(folder)).containsExactly("liba.so", "libb.so.9");
        assertThat(folder.resolve("liba.so")).hasContent("one " + PREFIX + "liba.so");
    }

    @Test
    void manyMayUnpackAtOnce() throws Exception {
        Path jar = jar("one.jar", "one ".repeat(100_000));
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            List<Future<Path>> folders = Stream.generate(() -> threads.submit(() -> unpack(jar)))
                    .limit(8)
                    .toList();
            for (Future<Path> folder : folders) {
                assertThat(names(folder.get())).contains("liba.so", "libb.so.9");
            }
            assertThat(names(folders.get(0).get())).containsExactly("liba.so", "libb.so.9");
        } finally {
            threads.shutdownNow();
        }
    }

    @Test
    void aFolderThatCannotBeWrittenIsAnIoException() throws IOException {
        Path jar = jar("one.jar", "one ");
        Files.writeString(temp.resolve("cache"), "a file where the folder should be");
        assertThatThrownBy(() -> unpack(jar)).isInstanceOf(IOException.class);
    }

    @Test
    void aRelativeCacheHomeCountsForNothing() {
        assertThat(LibraryCache.userCaches("relative").isAbsolute()).isTrue();
        assertThat(LibraryCache.userCaches(null)).isEqualTo(LibraryCache.userCaches("relative"));
        assertThat(LibraryCache.userCaches(temp.toString())).isEqualTo(temp);
    }
}
