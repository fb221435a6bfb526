package cluewright.cpsat;

import com.google.ortools.Loader;
import com.google.ortools.init.OrToolsVersion;
import com.sun.jna.Platform;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/**
 * The native half of OR-Tools, loaded at the first proof and never before.
 *
 * <p>OR-Tools' own {@link Loader} unpacks 71 MB at every start of a process. So the libraries are unpacked once into a
 * {@link LibraryCache} and loaded from there ever after. Where that cannot be (no folder that can be written or holds
 * programs, a class loader of its own, Windows, whose libraries want loading one by one), the Loader does as it always
 * did. Whether either succeeded is seen by calling a native method: the Loader is silent about most failures.
 */
final class Natives {
    private Natives() {}

    /** Loads at the first use of this class, which the JVM does once, whoever comes first. */
    private static final class Loaded {
        /** Why there is no library; empty when there is one. */
        static final String FAILURE = tryToLoad();
    }

    /** Makes OR-Tools usable, or throws {@link ProverUnavailable}, at every call. */
    static void load() {
        if (!Loaded.FAILURE.isEmpty()) {
            throw new ProverUnavailable(Loaded.FAILURE);
        }
    }

    private static String tryToLoad() {
        if (Loader.class.getClassLoader().getResource(LibraryCache.PREFIX) == null) {
            return "there are no native libraries for " + Platform.RESOURCE_PREFIX + " on the class path";
        }
        List<String> reasons = new ArrayList<>();
        if (loadFromCache(reasons) || loadAfresh(reasons)) {
            return "";
        }
        return Platform.RESOURCE_PREFIX + ": " + String.join("; ", reasons);
    }

    /** A native method is found only in a library that was loaded by the class loader of its class. */
    private static boolean loadFromCache(List<String> reasons) {
        if (Platform.isWindows() || Loader.class.getClassLoader() != Natives.class.getClassLoader()) {
            return false;
        }
        try {
            System.load(LibraryCache.ofUser().library("jniortools").toString());
            return works();
        } catch (IOException | RuntimeException | LinkageError failure) {
            reasons.add(reason(failure));
            return false;
        }
    }

    private static boolean loadAfresh(List<String> reasons) {
        try {
            Loader.loadNativeLibraries();
            return works();
        } catch (RuntimeException | LinkageError failure) {
            reasons.add(reason(failure));
            return false;
        }
    }

    private static boolean works() {
        return OrToolsVersion.getMajorNumber() > 0;
    }

    /** What went wrong, in one line. */
    private static String reason(Throwable failure) {
        String message = failure.getMessage();
        String kind = failure.getClass().getSimpleName();
        return message == null ? kind : kind + ", " + message.replaceAll("\\s+", " ");
    }
}
