package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.space.Refused;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WholeFileTest {
    private static final byte[] NEW = "new".getBytes(StandardCharsets.UTF_8);

    @TempDir
    private Path folder;

    private List<String> names() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    @Test
    void foldersAreMadeAndNothingElseIsLeft() throws IOException {
        WholeFile.write(folder.resolve("a/b/c.txt"), NEW);
        assertThat(folder.resolve("a/b/c.txt")).hasContent("new");
        assertThat(names()).containsExactly("a");
        assertThat(folder.resolve("a/b")).isDirectoryNotContaining("glob:**.tmp");
    }

    @Test
    void anOldFileIsReplacedAndKeepsItsPermissions() throws IOException {
        Path file = Files.writeString(folder.resolve("a.txt"), "old and longer");
        Assumptions.assumeTrue(Files.getFileStore(file).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-rw-r--"));
        WholeFile.write(file, NEW);
        assertThat(file).hasContent("new");
        assertThat(PosixFilePermissions.toString(Files.getPosixFilePermissions(file)))
                .isEqualTo("rw-rw-r--");
    }

    @Test
    void aNewFileHasTheSamePermissionsAsAnyOther() throws IOException {
        Path other = Files.writeString(folder.resolve("other.txt"), "x");
        Path file = folder.resolve("a.txt");
        Assumptions.assumeTrue(Files.getFileStore(other).supportsFileAttributeView("posix"));
        WholeFile.write(file, NEW);
        assertThat(Files.getPosixFilePermissions(file)).isEqualTo(Files.getPosixFilePermissions(other));
    }

    @Test
    void aLinkStaysALink() throws IOException {
        Path target = Files.writeString(folder.resolve("target.txt"), "old");
        Path link = Files.createSymbolicLink(folder.resolve("link.txt"), target);
        WholeFile.write(link, NEW);
        assertThat(link).isSymbolicLink().hasContent("new");
        assertThat(target).hasContent("new");
    }

    /** A device or a pipe must be written to; moving a file to its name would destroy it. */
    @Test
    void aPipeStaysAPipe() throws IOException, InterruptedException {
        Path pipe = folder.resolve("pipe");
        try {
            Assumptions.assumeTrue(
                    new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor() == 0);
        } catch (IOException e) {
            Assumptions.abort("no mkfifo here");
        }
        CompletableFuture<String> reader = CompletableFuture.supplyAsync(() -> {
            try {
                return Files.readString(pipe);
            } catch (IOException e) {
                throw new java.io.UncheckedIOException(e);
            }
        });
        WholeFile.write(pipe, NEW);
        assertThat(reader.join()).isEqualTo("new");
        assertThat(Files.isRegularFile(pipe)).isFalse();
        assertThat(names()).containsExactly("pipe");
    }

    @Test
    void whatCannotBeWrittenIsSaid() throws IOException {
        assertThatThrownBy(() -> WholeFile.write(folder, NEW))
                .isInstanceOf(Refused.class)
                .hasMessage(folder + ": this is a folder; name a file in it.");
        Path file = Files.writeString(folder.resolve("a.txt"), "old");
        assertThatThrownBy(() -> WholeFile.write(file.resolve("b.txt"), NEW))
                .isInstanceOf(Refused.class)
                .hasMessage(file + "/b.txt: the file cannot be written, since a file stands where its folder"
                        + " should be; choose another place.");
        assertThatThrownBy(() -> WholeFile.write(file.resolve("c/b.txt"), NEW))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cannot be written");
        Path tooLong = folder.resolve("x".repeat(300) + ".txt");
        assertThatThrownBy(() -> WholeFile.write(tooLong, NEW))
                .isInstanceOf(Refused.class)
                .hasMessageContaining("cannot be written");
        assertThat(file).hasContent("old");
        assertThat(names()).containsExactly("a.txt");
    }

    @Test
    void aFolderWithoutPermissionIsSaid() throws IOException {
        Assumptions.assumeTrue(Files.getFileStore(folder).supportsFileAttributeView("posix"));
        Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("r-xr-xr-x"));
        try {
            Assumptions.assumeFalse(Files.isWritable(folder), "root may write everywhere");
            assertThatThrownBy(() -> WholeFile.write(folder.resolve("a.txt"), NEW))
                    .isInstanceOf(Refused.class)
                    .hasMessageContaining("since you may not write in its folder");
        } finally {
            Files.setPosixFilePermissions(folder, PosixFilePermissions.fromString("rwxr-xr-x"));
        }
    }
}
