package cluewright.documents;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.fail;

import cluewright.puzzle.Tree;
import cluewright.random.Rng;
import cluewright.space.Refused;
import cluewright.testkit.Case;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * Valid files with damage: the answer is a tree, which can be written and read again, validated and hashed; or a
 * sentence on one line. Nothing else, ever.
 */
class FuzzTest {
    private static final byte[] TELLING =
            "{}[]:,\"'#&*!|>%@`~-?\\ \n\t0.\u00E9\0\u2028".getBytes(StandardCharsets.UTF_8);

    @ParameterizedTest
    @EnumSource
    void damagedFiles(DocumentFormat format) {
        damage(format, 1_000);
    }

    @Tag("soak")
    @ParameterizedTest
    @EnumSource
    void manyDamagedFiles(DocumentFormat format) {
        damage(format, 20_000);
    }

    private static void damage(DocumentFormat format, int times) {
        List<byte[]> valid = Case.suspects().stream()
                .map(example -> DocumentFiles.bytes(Documents.yaml(example.yaml()), format))
                .toList();
        int trees = 0;
        for (int i = 0; i < times; i++) {
            Rng rng = Rng.of("fuzz-" + format + "-" + i);
            byte[] damaged = rng.pick(valid);
            for (int more = rng.below(3); more >= 0; more--) {
                damaged = damaged(damaged, rng);
            }
            trees += answer(damaged, format, "seed fuzz-" + format + "-" + i) ? 1 : 0;
        }
        assertThat(trees).as("files that survive").isBetween(times / 50, times - times / 50);
    }

    private static byte[] damaged(byte[] bytes, Rng rng) {
        int from = rng.below(bytes.length + 1);
        int to = Math.min(bytes.length, from + 1 + rng.below(rng.below(4) == 0 ? 400 : 8));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        switch (rng.below(6)) {
            case 0 -> out.write(rng.below(256)); // changed
            case 1 -> out.write(TELLING[rng.below(TELLING.length)]);
            case 2 -> { // twice
                out.write(bytes, from, to - from);
                out.write(bytes, from, to - from);
            }
            case 3 -> { // something inserted
                out.write(TELLING[rng.below(TELLING.length)]);
                out.write(bytes, from, to - from);
            }
            case 4 -> {} // something left out
            default -> { // the rest cut off
                return Arrays.copyOf(bytes, from);
            }
        }
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }

    private static boolean answer(byte[] bytes, DocumentFormat format, String seed) {
        try {
            Tree tree = DocumentFiles.read(bytes, format == DocumentFormat.JSON ? "a.json" : "a.yaml");
            for (DocumentFormat other : DocumentFormat.values()) {
                byte[] written = DocumentFiles.bytes(tree, other);
                Tree again = DocumentFiles.read(written, other == DocumentFormat.JSON ? "a.json" : "a.yaml");
                assertThat(again.sameAs(tree)).as(seed).isTrue();
            }
            List<String> faults = DocumentSchema.check(tree);
            assertThat(faults)
                    .as(seed)
                    .allSatisfy(fault -> assertThat(fault).isNotBlank().doesNotContain("\n", "\r"));
            if (faults.isEmpty()) {
                assertThat(ContentHash.of(tree)).as(seed).hasSize(64);
            }
            return true;
        } catch (Refused e) {
            assertThat(e.getMessage()).as(seed).startsWith("a.").doesNotContain("\n", "\r");
            assertThat(e.getMessage().length()).as(seed).isBetween(20, 500);
            return false;
        } catch (RuntimeException e) {
            return fail(seed, e);
        }
    }
}
