package cluewright.server;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** What was used last, by its key; the rest is forgotten. May be used by several threads. */
final class Recent<K, V> {
    private final Map<K, V> entries;

    /** Remembers so many at most. */
    Recent(int most) {
        this.entries = new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
                return size() > most;
            }
        };
    }

    synchronized @Nullable V get(K key) {
        return entries.get(key);
    }

    synchronized void put(K key, V value) {
        entries.put(key, value);
    }

    synchronized void remove(K key) {
        entries.remove(key);
    }

    synchronized V getOrMake(K key, Function<K, V> make) {
        return entries.computeIfAbsent(key, make);
    }

    synchronized int size() {
        return entries.size();
    }
}
