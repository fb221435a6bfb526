package cluewright.server;

import java.time.Clock;
import java.time.LocalDate;
import java.time.ZoneId;

/**
 * What time it is for the publisher.
 *
 * @param clock what tells the time
 * @param zone where a day begins
 */
record Calendar(Clock clock, ZoneId zone) {
    /** The publisher's date. */
    LocalDate today() {
        return LocalDate.now(clock.withZone(zone));
    }

    /** Whether the day has begun. */
    boolean hasCome(LocalDate day) {
        return !day.isAfter(today());
    }

    /** Milliseconds since 1970. */
    long millis() {
        return clock.millis();
    }
}
