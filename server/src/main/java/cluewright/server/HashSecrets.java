package cluewright.server;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import org.flywaydb.core.api.MigrationVersion;
import org.flywaydb.core.api.migration.Context;
import org.flywaydb.core.api.migration.JavaMigration;

/**
 * Migration 2: ids of sessions, shares and jobs, and the secrets of hosts and seats, which used to be kept as they are,
 * become {@linkplain Key keys}. Secrets that were handed out go on working.
 */
final class HashSecrets implements JavaMigration {
    @Override
    public MigrationVersion getVersion() {
        return MigrationVersion.fromVersion("2");
    }

    @Override
    public String getDescription() {
        return "hash secrets";
    }

    @Override
    @SuppressWarnings("NullAway") // the interface is not annotated; null means that nothing is to be compared
    public Integer getChecksum() {
        return null;
    }

    @Override
    public boolean canExecuteInTransaction() {
        return true;
    }

    @Override
    public void migrate(Context context) throws SQLException {
        Connection connection = context.getConnection();
        for (String id : secrets(connection, "SELECT id FROM play")) {
            // Not simply renamed, since tables refer to it.
            String key = Key.of(id).hash();
            run(
                    connection,
                    "INSERT INTO play (id, puzzle, version, state, touched)"
                            + " SELECT ?, puzzle, version, state, touched FROM play WHERE id = ?",
                    key,
                    id);
            run(connection, "UPDATE party SET play = ? WHERE play = ?", key, id);
            run(connection, "DELETE FROM play WHERE id = ?", id);
        }
        rename(connection, "share", "id");
        rename(connection, "party", "host");
        rename(connection, "seat", "secret");
        run(connection, "DELETE FROM job"); // they last an hour, and tell their ids in their views
    }

    private static void rename(Connection connection, String table, String column) throws SQLException {
        for (String secret : secrets(connection, "SELECT " + column + " FROM " + table)) {
            String key = Key.of(secret).hash();
            run(connection, "UPDATE " + table + " SET " + column + " = ? WHERE " + column + " = ?", key, secret);
        }
    }

    private static List<String> secrets(Connection connection, String sql) throws SQLException {
        List<String> secrets = new ArrayList<>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(sql)) {
            while (rows.next()) {
                secrets.add(rows.getString(1));
            }
        }
        return secrets;
    }

    private static void run(Connection connection, String sql, String... parameters) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement(sql)) {
            for (int i = 0; i < parameters.length; i++) {
                statement.setString(i + 1, parameters[i]);
            }
            statement.executeUpdate();
        }
    }
}
