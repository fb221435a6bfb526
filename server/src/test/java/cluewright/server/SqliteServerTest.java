package cluewright.server;

/** The server with its embedded database. */
class SqliteServerTest extends ServerContract {
    @Override
    ServerOptions on(ServerOptions options) {
        return options;
    }

    @Override
    String url() {
        return "jdbc:sqlite:" + folder.resolve("cluewright.db");
    }

    @Override
    String kept() {
        return Kept.rows(url()) + Kept.files(folder);
    }
}
