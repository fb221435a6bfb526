package cluewright.cli;

import cluewright.cpsat.CpSatProver;
import cluewright.prove.NativeProver;
import cluewright.prove.Prover;
import cluewright.space.Refused;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/** The provers by the names that the command line knows. */
enum ProverName {
    NATIVE("native"),
    CPSAT("cpsat");

    /** Both of them, as the value of an option. */
    static final String ALL = "native,cpsat";

    private final String word;

    /** For shell completion. */
    static final class Words implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return Stream.of(values()).map(name -> name.word).iterator();
        }
    }

    ProverName(String word) {
        this.word = word;
    }

    private Prover prover() {
        return switch (this) {
            case NATIVE -> new NativeProver();
            case CPSAT -> new CpSatProver();
        };
    }

    /** The provers of these names, each once. */
    static List<Prover> provers(List<String> words) {
        List<Prover> provers = new ArrayList<>();
        for (String word : words.stream().distinct().toList()) {
            provers.add(of(word).prover());
        }
        return provers;
    }

    private static ProverName of(String word) {
        List<String> words = new ArrayList<>();
        for (ProverName name : values()) {
            if (name.word.equals(word)) {
                return name;
            }
            words.add(name.word);
        }
        throw new Refused("there is no prover '" + word + "'; the provers are " + String.join(", ", words) + "."
                + Refused.maybe(word, words));
    }
}
