package cluewright.server;

import java.util.Map;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;

/** Counts requests and how long they took, and writes all figures in the text format of Prometheus. */
final class Metrics {
    /** Upper bounds of the classes of durations, in microseconds. */
    private static final long[] BOUNDS = {1_000, 5_000, 10_000, 50_000, 100_000, 500_000, 1_000_000, 5_000_000};

    private final Map<String, LongAdder> requests = new ConcurrentSkipListMap<>();
    private final Map<String, Durations> durations = new ConcurrentSkipListMap<>();

    private static final class Durations {
        private final LongAdder[] classes = new LongAdder[BOUNDS.length + 1];
        private final LongAdder micros = new LongAdder();

        Durations() {
            for (int i = 0; i < classes.length; i++) {
                classes[i] = new LongAdder();
            }
        }

        void add(long duration) {
            int at = 0;
            while (at < BOUNDS.length && duration > BOUNDS[at]) {
                at++;
            }
            classes[at].increment();
            micros.add(duration);
        }
    }

    void request(String method, String route, int status, long micros) {
        String labels = "method=\"" + method + "\",route=\"" + route + "\"";
        requests.computeIfAbsent(labels + ",status=\"" + status + "\"", key -> new LongAdder())
                .increment();
        durations.computeIfAbsent(labels, key -> new Durations()).add(micros);
    }

    /** All of it, with some figures that are known elsewhere. */
    String text(Map<String, Long> gauges) {
        StringBuilder text = new StringBuilder("# TYPE cluewright_requests_total counter\n");
        requests.forEach((labels, count) -> text.append("cluewright_requests_total{")
                .append(labels)
                .append("} ")
                .append(count)
                .append('\n'));
        text.append("# TYPE cluewright_request_seconds histogram\n");
        durations.forEach((labels, times) -> histogram(text, labels, times));
        gauges.forEach((name, value) -> text.append("# TYPE ")
                .append(name)
                .append(" gauge\n")
                .append(name)
                .append(' ')
                .append(value)
                .append('\n'));
        return text.toString();
    }

    private static void histogram(StringBuilder text, String labels, Durations times) {
        long sum = 0;
        for (int i = 0; i < BOUNDS.length; i++) {
            sum += times.classes[i].sum();
            line(text, "bucket{" + labels + ",le=\"" + seconds(BOUNDS[i]) + "\"}", Long.toString(sum));
        }
        sum += times.classes[BOUNDS.length].sum();
        line(text, "bucket{" + labels + ",le=\"+Inf\"}", Long.toString(sum));
        line(text, "sum{" + labels + "}", seconds(times.micros.sum()));
        line(text, "count{" + labels + "}", Long.toString(sum));
    }

    private static void line(StringBuilder text, String name, String value) {
        text.append("cluewright_request_seconds_")
                .append(name)
                .append(' ')
                .append(value)
                .append('\n');
    }

    private static String seconds(long micros) {
        return new java.math.BigDecimal(micros).movePointLeft(6).toPlainString();
    }
}
