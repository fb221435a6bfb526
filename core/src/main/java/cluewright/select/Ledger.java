package cluewright.select;

import java.util.LinkedHashMap;
import java.util.Map;

/** What a search has spent, and how often each gate turned something away. */
final class Ledger {
    private final long[] rejects = new long[DealGate.values().length];
    private long nodes;

    /** Counts a rejection; returns false, so that a check can end with it. */
    boolean reject(DealGate gate) {
        rejects[gate.ordinal()]++;
        return false;
    }

    /** Counts hands that were looked at. */
    void spend(long more) {
        nodes += more;
    }

    long nodes() {
        return nodes;
    }

    /** The gates that turned something away, in their order. */
    Map<DealGate, Long> rejects() {
        Map<DealGate, Long> counted = new LinkedHashMap<>();
        for (DealGate gate : DealGate.values()) {
            if (rejects[gate.ordinal()] > 0) {
                counted.put(gate, rejects[gate.ordinal()]);
            }
        }
        return counted;
    }
}
