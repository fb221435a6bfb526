package cluewright.server;

/** How many requests each client may make: so many in a minute, a quarter of them at once. */
final class Rates {
    private static final double NANOS_PER_MINUTE = 60e9;
    private static final int BURST_DIVISOR = 4;

    private final int perMinute;
    private final Recent<String, Bucket> buckets = new Recent<>(Limits.MOST_CLIENTS);

    /** What is left to one client. */
    private static final class Bucket {
        private double left;
        private long nanos;

        Bucket(double left, long nanos) {
            this.left = left;
            this.nanos = nanos;
        }

        synchronized boolean take(double most, double perNano) {
            long now = System.nanoTime();
            left = Math.min(most, left + (now - nanos) * perNano);
            nanos = now;
            boolean enough = left >= 1;
            left = enough ? left - 1 : left;
            return enough;
        }
    }

    Rates(int perMinute) {
        this.perMinute = perMinute;
    }

    /** Counts a request; a problem when there were too many. */
    void take(String client) {
        double most = Math.max(1, perMinute / BURST_DIVISOR);
        Bucket bucket = buckets.getOrMake(client, name -> new Bucket(most, System.nanoTime()));
        if (!bucket.take(most, perMinute / NANOS_PER_MINUTE)) {
            throw new Problem(
                    Problem.Code.TOO_MANY_REQUESTS,
                    "There were more than " + perMinute + " requests in a minute; wait a little.",
                    Math.max(1, 60 / perMinute));
        }
    }
}
