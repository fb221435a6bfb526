package cluewright.server;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What a database holds, for those who look into it from outside. */
final class Kept {
    static final List<String> TABLES =
            List.of("puzzle", "daily", "play", "share", "party", "seat", "act", "job", "fact");

    private Kept() {}

    /** All rows of all tables, as text. */
    static String rows(String url) {
        StringBuilder text = new StringBuilder();
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String table : TABLES) {
                try (ResultSet rows = statement.executeQuery("SELECT * FROM " + table)) {
                    while (rows.next()) {
                        text.append(table);
                        for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
                            text.append(' ').append(rows.getString(column));
                        }
                        text.append('\n');
                    }
                }
            }
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
        return text.toString();
    }

    /** All bytes of all files in a folder, so of rows that were deleted as well. */
    static String files(Path folder) {
        StringBuilder text = new StringBuilder();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).toList()) {
                text.append(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1));
            }
        } catch (IOException e) {
            throw new AssertionError(e);
        }
        return text.toString();
    }

    /** Puts a database back to the state before secrets were hashed, with these for the keys that it has. */
    static void unhash(String url, List<String> secrets) {
        try (Connection connection = DriverManager.getConnection(url);
                Statement statement = connection.createStatement()) {
            for (String secret : secrets) {
                String key = Key.of(secret).hash();
                List<String> sql = new ArrayList<>();
                sql.add("INSERT INTO play SELECT '" + secret
                        + "', puzzle, version, state, touched FROM play WHERE id = '" + key + "'");
                sql.add("UPDATE party SET play = '" + secret + "' WHERE play = '" + key + "'");
                sql.add("DELETE FROM play WHERE id = '" + key + "'");
                sql.add("UPDATE share SET id = '" + secret + "' WHERE id = '" + key + "'");
                sql.add("UPDATE party SET host = '" + secret + "' WHERE host = '" + key + "'");
                sql.add("UPDATE seat SET secret = '" + secret + "' WHERE secret = '" + key + "'");
                for (String one : sql) {
                    statement.execute(one);
                }
            }
            statement.execute("DELETE FROM flyway_schema_history WHERE version = '2'");
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }
}
