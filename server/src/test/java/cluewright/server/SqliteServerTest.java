package cluewright.server;

/** The server with its embedded database. */
class SqliteServerTest extends ServerContract {
    @Override
    ServerOptions on(ServerOptions options) {
        return options;
    }
}
