package cluewright.server;

/** How much anybody may ask for. What is more is refused with a problem that names the limit. */
public final class Limits {
    /** The most bytes of a request's body: 16 KiB. */
    public static final int MOST_BODY_BYTES = 16 << 10;

    /** The most bytes of a document that is to be checked: 1 MiB. */
    public static final int MOST_DOCUMENT_BYTES = cluewright.documents.Limits.MOST_BYTES;

    /** How long a client may take to send a body, in milliseconds. */
    public static final long BODY_MILLIS = 10_000;

    /** The most bytes of a refused body that are still taken from the client: 8 MiB. */
    public static final long MOST_DISCARDED_BYTES = 8L << 20;

    /** How long a refused body is still taken from the client, in milliseconds. */
    public static final long DISCARD_MILLIS = 3_000;

    /** How long a connection may be silent, in milliseconds. */
    public static final long IDLE_MILLIS = 20_000;

    /** The most jobs that wait for a worker. */
    public static final int MOST_WAITING = 40;

    /** The most jobs of one client that wait or run. */
    public static final int MOST_JOBS_OF_CLIENT = 4;

    /** The longest search for an ordered puzzle, in seconds. */
    public static final int MOST_ORDER_SECONDS = 60;

    /** How long is searched for an ordered puzzle unless something else is asked, in seconds. */
    public static final int ORDER_SECONDS = 20;

    /** How long a finished job can be looked at, in milliseconds: one hour. */
    public static final long JOB_MILLIS = 3_600_000;

    /** The most clients that follow jobs at the same time; each of them holds a thread. */
    public static final int MOST_FOLLOWERS = 48;

    /** The most threads that answer requests. */
    public static final int MOST_THREADS = 96;

    /** How many nodes a check may spend on each search. */
    public static final long CHECK_NODES = 5_000_000;

    /** How many nodes each answer to a player may spend. */
    public static final long PLAY_NODES = 2_000_000;

    /** How long one waits for a daily puzzle that is missing, in milliseconds. */
    public static final long DAILY_MILLIS = 20_000;

    /** How long is searched for a daily puzzle in each band, in milliseconds. */
    public static final long DAILY_BAND_MILLIS = 15_000;

    /** The most changes of a session that can be taken back. */
    public static final int MOST_UNDO = 100;

    /** The most seats at a table. */
    public static final int MOST_SEATS = 8;

    /** The most acts that a table remembers. */
    public static final int MOST_ACTS = 1_000;

    /** How long a table stays when nobody acts, in milliseconds: two days. */
    public static final long TABLE_MILLIS = 2L * 24 * 3_600_000;

    /** How long a session stays when nobody plays, in milliseconds: 180 days. */
    public static final long PLAY_MILLIS = 180L * 24 * 3_600_000;

    /** The most sessions that are kept in memory; the others are read again when they are needed. */
    public static final int MOST_CACHED_PLAYS = 1_000;

    /** The most puzzles that are kept in memory. */
    public static final int MOST_CACHED_PUZZLES = 300;

    /** The most clients whose rate is kept in memory. */
    public static final int MOST_CLIENTS = 50_000;

    /** The requests of one client in a minute unless something else is set. */
    public static final int REQUESTS_PER_MINUTE = 1_200;

    /** The fewest characters of an admin token. */
    public static final int SHORTEST_TOKEN = 16;

    /** The most days that daily puzzles are made ahead. */
    public static final int MOST_DAYS_AHEAD = 60;

    private Limits() {}
}
