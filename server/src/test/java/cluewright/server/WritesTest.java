package cluewright.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Changes that are written together are still changes of their own. */
class WritesTest {
    private static final String INSERT = "INSERT INTO fact (name, value) VALUES (?, 'x')";

    @TempDir
    Path folder;

    private static List<String> names(Database database) {
        return database.read(handle -> handle.select("SELECT name FROM fact WHERE value = 'x' ORDER BY name")
                .mapTo(String.class)
                .list());
    }

    /** Every third change fails after it has written; what was answered can be read at once, the rest was never there. */
    @Test
    void oneThatFailsTakesNobodyWithIt() throws InterruptedException, ExecutionException {
        List<String> expected = new ArrayList<>();
        try (Database database = Database.open(ServerOptions.in(folder))) {
            ExecutorService players = Executors.newFixedThreadPool(40);
            List<Future<Boolean>> answers = new ArrayList<>();
            CountDownLatch begin = new CountDownLatch(1);
            for (int i = 0; i < 300; i++) {
                String name = "change " + (1000 + i);
                boolean fails = i % 3 == 0;
                if (!fails) {
                    expected.add(name);
                }
                answers.add(players.submit(() -> {
                    begin.await();
                    return answered(database, name, fails);
                }));
            }
            begin.countDown();
            for (Future<Boolean> answer : answers) {
                assertThat(answer.get()).isTrue();
            }
            players.shutdown();
            assertThat(names(database)).isEqualTo(expected);
        }
        try (Database again = Database.open(ServerOptions.in(folder))) {
            assertThat(names(again)).isEqualTo(expected);
        }
    }

    private static boolean answered(Database database, String name, boolean fails) {
        if (!fails) {
            int rows = database.write(handle -> handle.execute(INSERT, name));
            return rows == 1 && names(database).contains(name);
        }
        assertThatThrownBy(() -> database.change(handle -> {
                    handle.execute(INSERT, name);
                    throw new Problem(Problem.Code.CONFLICT, name);
                }))
                .isInstanceOf(Problem.class)
                .hasMessage(name);
        return true;
    }

    /** What the database itself refuses is thrown to whoever asked for it. */
    @Test
    void whatTheDatabaseRefusesIsThrown() {
        try (Database database = Database.open(ServerOptions.in(folder))) {
            database.change(handle -> handle.execute(INSERT, "once"));
            assertThatThrownBy(() -> database.change(handle -> handle.execute(INSERT, "once")))
                    .hasMessageContaining("UNIQUE");
            database.change(handle -> handle.execute(INSERT, "twice"));
            assertThat(names(database)).containsExactly("once", "twice");
        }
    }

    @Test
    void whatIsClosedTakesNothing() {
        Database database = Database.open(ServerOptions.in(folder));
        database.close();
        assertThatThrownBy(() -> database.change(handle -> handle.execute(INSERT, "late")))
                .isInstanceOf(IllegalStateException.class);
    }
}
