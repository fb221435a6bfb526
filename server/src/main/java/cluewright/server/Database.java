package cluewright.server;

import cluewright.space.Refused;
import com.zaxxer.hikari.HikariConfig;
import com.zaxxer.hikari.HikariDataSource;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import java.util.function.Function;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.output.MigrateResult;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.Jdbi;
import org.jspecify.annotations.Nullable;

/**
 * Where everything is kept: SQLite in a file, or PostgreSQL, brought up to date by the same migrations. What a
 * transaction has written is on the disk when it ends, so a process that is killed loses nothing that was answered.
 *
 * <p>SQLite has one writer, hence one connection for writing, whose {@link Writes} are put together; readers do not wait
 * for it (write-ahead log).
 */
final class Database implements AutoCloseable {
    /** The version of the newest migration. */
    static final String NEWEST = "2";

    private static final String SQLITE = "jdbc:sqlite:";
    private static final int READERS = 4;
    private static final int CONNECTIONS = 10;
    private static final int WAIT_MILLIS = 10_000;

    private final HikariDataSource writing;
    private final HikariDataSource reading;
    private final Jdbi writer;
    private final Jdbi reader;
    private final @Nullable Writes writes;

    private Database(HikariDataSource writing, HikariDataSource reading) {
        this.writing = writing;
        this.reading = reading;
        this.writer = Jdbi.create(writing);
        this.reader = Jdbi.create(reading);
        this.writes = writing == reading ? null : new Writes(writer);
    }

    /** Opens a database and brings it up to date; refused with a sentence when that cannot be. */
    static Database open(ServerOptions options) {
        String url = options.database();
        return url == null ? embedded(options.folder()) : remote(url, options.password());
    }

    private static Database embedded(Path folder) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw new Refused("the folder '" + folder + "' cannot be made; name another for the data.");
        }
        String url = SQLITE + folder.resolve("cluewright.db").toAbsolutePath()
                + "?journal_mode=WAL&synchronous=FULL&busy_timeout=" + WAIT_MILLIS + "&foreign_keys=true";
        HikariDataSource writing = pool(url + "&transaction_mode=IMMEDIATE", null, 1);
        return migrated(new Database(writing, pool(url, null, READERS)));
    }

    private static Database remote(String url, @Nullable String password) {
        if (!url.startsWith("jdbc:postgresql:")) {
            throw new Refused("the database must be an address such as jdbc:postgresql://host/name?user=me.");
        }
        HikariDataSource pool = pool(url, password, CONNECTIONS);
        return migrated(new Database(pool, pool));
    }

    private static HikariDataSource pool(String url, @Nullable String password, int size) {
        HikariConfig config = new HikariConfig();
        config.setJdbcUrl(url);
        if (password != null) {
            config.setPassword(password);
        }
        config.setMaximumPoolSize(size);
        config.setConnectionTimeout(WAIT_MILLIS);
        try {
            return new HikariDataSource(config);
        } catch (RuntimeException e) {
            throw new Refused("the database cannot be opened, since its driver says '" + cause(e)
                    + "'; check its address, name and password, or the folder's permissions.");
        }
    }

    private static String cause(Throwable failure) {
        Throwable deepest = failure;
        while (deepest.getCause() != null) {
            deepest = deepest.getCause();
        }
        return String.valueOf(deepest.getMessage());
    }

    private static Database migrated(Database database) {
        if (database.isCurrent()) {
            return database; // Flyway costs a third of the time that a start takes
        }
        try {
            MigrateResult result = Flyway.configure()
                    .dataSource(database.writing)
                    .locations("classpath:cluewright/server/migrations")
                    .javaMigrations(new HashSecrets())
                    .load()
                    .migrate();
            if (result.initialSchemaVersion != null && result.migrationsExecuted > 0) {
                database.forgetDeleted();
            }
            return database;
        } catch (FlywayException e) {
            database.close();
            throw new Refused("the database cannot be brought up to date, since '" + cause(e)
                    + "'; restore a backup, or use a newer Cluewright.");
        }
    }

    /** Whether the newest migration was made. */
    private boolean isCurrent() {
        try {
            return read(handle -> handle.select(
                                    "SELECT COUNT(*) FROM flyway_schema_history WHERE version = ? AND success", NEWEST)
                            .mapTo(Integer.class)
                            .one())
                    == 1;
        } catch (RuntimeException e) {
            return false; // nothing is there yet, or whatever is the matter will be said soon
        }
    }

    /** Gives the pages of rows that are no more away, so that what they held cannot be read in the file. */
    private void forgetDeleted() {
        writer.useHandle(handle -> handle.execute("VACUUM"));
        if (writing != reading) {
            writer.useHandle(handle -> handle.execute("PRAGMA wal_checkpoint(TRUNCATE)"));
        }
    }

    /** Reads. */
    <T> T read(Function<Handle, T> reads) {
        return reader.withHandle(reads::apply);
    }

    /** Reads and writes in one transaction. */
    <T> T write(Function<Handle, T> change) {
        return writes == null ? writer.inTransaction(change::apply) : writes.write(change);
    }

    /** Writes in one transaction. */
    void change(Consumer<Handle> change) {
        write(handle -> {
            change.accept(handle);
            return true;
        });
    }

    /** Whether it answers. */
    boolean isWell() {
        try {
            return read(handle -> handle.select("SELECT 1").mapTo(Integer.class).one()) == 1;
        } catch (RuntimeException e) {
            return false;
        }
    }

    @Override
    public void close() {
        if (writes != null) {
            writes.close();
        }
        reading.close();
        writing.close();
    }
}
