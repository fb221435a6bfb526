package cluewright.cli;

import picocli.CommandLine.Command;

/** Proves documents anew with every prover there is, and compares with what the documents say. */
@Command(
        name = "verify",
        sortOptions = false,
        customSynopsis = "cluewright verify [OPTION...] FILE...",
        header = "Prove a finished puzzle again and compare with what its file says.",
        description = {
            "Proves each puzzle with the native prover and with CP-SAT and, where the board is small enough, by looking"
                    + " at every possible board. Compares their answers with each other and with the declared answer,"
                    + " and the declared hash with the content. Checks every step of a trace by enumeration, and a"
                    + " sample of the steps with CP-SAT.",
            ""
        },
        footer = {
            "",
            "Examples:",
            "  cluewright verify puzzles/*.yaml",
            "  cluewright verify --json suspects-5x5-HUNT.yaml"
        })
final class VerifyCommand extends FilesCommand {
    VerifyCommand(Console console) {
        super(console);
    }

    @Override
    String task() {
        return "verifying";
    }

    @Override
    Examiner examiner(long nodes) {
        return document -> new Verification(document, nodes).finding();
    }
}
