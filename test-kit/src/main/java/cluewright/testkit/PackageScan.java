package cluewright.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** The classes that lie in the same package and the same folder or jar as a given one. */
final class PackageScan {
    private static final String SUFFIX = ".class";

    private PackageScan() {}

    static List<Class<?>> around(Class<?> member) {
        CodeSource source = member.getProtectionDomain().getCodeSource();
        if (source == null) {
            return List.of();
        }
        try {
            Path root = Path.of(source.getLocation().toURI());
            if (Files.isDirectory(root)) {
                return in(root, member);
            }
            try (FileSystem jar = FileSystems.newFileSystem(root)) {
                return in(jar.getPath("/"), member);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(source.getLocation() + " is no place for classes", e);
        }
    }

    private static List<Class<?>> in(Path root, Class<?> member) throws IOException {
        List<Class<?>> found = new ArrayList<>();
        String packageName = member.getPackageName();
        try (Stream<Path> files = Files.list(root.resolve(packageName.replace('.', '/')))) {
            for (Path file : files.sorted().toList()) {
                String name = String.valueOf(file.getFileName());
                if (name.endsWith(SUFFIX) && !name.equals("package-info.class")) {
                    String simple = name.substring(0, name.length() - SUFFIX.length());
                    found.add(Class.forName(packageName + "." + simple, false, member.getClassLoader()));
                }
            }
        } catch (ClassNotFoundException e) {
            throw new IllegalStateException(e);
        }
        return found;
    }
}
