package cluewright.clue;

/** When a clue can be seen. */
public enum Mode {
    /** All clues are visible from the start. */
    OPEN,
    /** A clue becomes visible once the value of its holder is known; a clue held by nobody is visible at once. */
    REVEAL
}
