package cluewright.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InOrderTest {
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void resultsComeInOrder(int threads) {
        List<Integer> taken = new ArrayList<>();
        new InOrder(threads).each(50, number -> slowly(number), taken::add);
        assertThat(taken).isEqualTo(IntStream.range(0, 50).boxed().toList());
    }

    /** Even numbers take longer than odd ones. */
    private static int slowly(int number) {
        try {
            Thread.sleep(number % 2 == 0 ? 3 : 0);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        return number;
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void theFirstFailureInOrderEndsIt(int threads) {
        List<Integer> taken = new ArrayList<>();
        assertThatThrownBy(() -> new InOrder(threads).each(50, InOrderTest::failingFrom7, taken::add))
                .isInstanceOf(Refused.class)
                .hasMessage("7");
        assertThat(taken).isEqualTo(IntStream.range(0, 7).boxed().toList());
    }

    private static int failingFrom7(int number) {
        if (number >= 7) {
            throw new Refused(String.valueOf(number));
        }
        return number;
    }

    @Test
    void whoTakesNothingMoreIsNotWorkedForMuchLonger() {
        AtomicInteger worked = new AtomicInteger();
        assertThatThrownBy(() -> new InOrder(2).each(1000, number -> worked.incrementAndGet(), number -> {
                    throw new Console.Closed();
                }))
                .isInstanceOf(Console.Closed.class);
        assertThat(worked.get()).isLessThan(10);
    }
}
