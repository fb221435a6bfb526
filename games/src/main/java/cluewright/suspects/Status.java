package cluewright.suspects;

import java.util.List;

/** What a person is; the ordinal is the value of the person's variable. */
public enum Status {
    INNOCENT("innocent", "innocents", "innocent", "an innocent"),
    SUSPECT("suspect", "suspects", "a suspect", "a suspect");

    /** Both, suspects first, which is the order players think in. */
    public static final List<Status> BOTH = List.of(SUSPECT, INNOCENT);

    private final String noun;
    private final String plural;
    private final String predicate;
    private final String indefinite;

    Status(String noun, String plural, String predicate, String indefinite) {
        this.noun = noun;
        this.plural = plural;
        this.predicate = predicate;
        this.indefinite = indefinite;
    }

    public Status other() {
        return this == SUSPECT ? INNOCENT : SUSPECT;
    }

    /** "suspect" or "suspects". */
    public String noun(boolean many) {
        return many ? plural : noun;
    }

    /** As in "Ada is a suspect", "Ada is innocent". */
    public String predicate() {
        return predicate;
    }

    /** As in "has a suspect", "has an innocent". */
    public String indefinite() {
        return indefinite;
    }
}
