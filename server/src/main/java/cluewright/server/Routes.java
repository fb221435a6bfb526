package cluewright.server;

import java.util.function.Consumer;

/** Takes the routes of a resource. */
interface Routes {
    /** The version of the interface that all of it is under. */
    String API = "/api/v1";

    /** Has the requests of a method and a path answered. */
    void add(String method, String path, Consumer<Call> answer);

    default void get(String path, Consumer<Call> answer) {
        add("GET", API + path, answer);
    }

    default void post(String path, Consumer<Call> answer) {
        add("POST", API + path, answer);
    }

    default void put(String path, Consumer<Call> answer) {
        add("PUT", API + path, answer);
    }

    default void delete(String path, Consumer<Call> answer) {
        add("DELETE", API + path, answer);
    }
}
