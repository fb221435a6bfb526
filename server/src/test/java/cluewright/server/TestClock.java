package cluewright.server;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** A clock that is set by hand. */
final class TestClock extends Clock {
    private volatile Instant now;

    TestClock(String now) {
        this.now = Instant.parse(now);
    }

    void set(String time) {
        now = Instant.parse(time);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return Clock.fixed(now, zone);
    }

    @Override
    public Instant instant() {
        return now;
    }
}
