package cluewright.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import cluewright.space.Refused;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** What the contracts ask of every refusal: the right kind of exception, with one plain line. */
final class Refusal {
    private static final int LONGEST = 1000;

    private static final int LONGEST_NAME = 300;

    private Refusal() {}

    /** Fails unless the call is refused properly. */
    static void of(String what, ThrowingCallable call) {
        Throwable thrown = catchThrowable(call);
        assertThat(thrown).as("%s must be refused", shortened(what)).isInstanceOf(Refused.class);
        plain(what, thrown);
    }

    /** Fails unless what was thrown is a proper refusal. */
    static void plain(String what, Throwable thrown) {
        assertThat(thrown)
                .as("%s: nothing but %s may be thrown for bad input", shortened(what), Refused.class.getSimpleName())
                .isInstanceOf(Refused.class);
        assertThat(thrown.getMessage())
                .as("the refusal of %s must be one plain line that ends as a sentence does", shortened(what))
                .doesNotContain("\n", "null", "Exception", "cluewright.")
                .endsWith(".")
                .hasSizeBetween(10, LONGEST);
    }

    private static String shortened(String what) {
        return what.length() <= LONGEST_NAME ? what : what.substring(0, LONGEST_NAME) + "…";
    }
}
