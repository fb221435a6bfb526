package cluewright.print;

/**
 * A colour of ink.
 *
 * @param rgb red, green and blue, one byte each
 */
public record Tone(int rgb) {
    public static final Tone BLACK = new Tone(0);
    public static final Tone WHITE = new Tone(0xffffff);

    /** Lines that help and must not be taken for content. */
    public static final Tone GREY = new Tone(0x777777);

    /** Areas behind text. */
    public static final Tone PALE = new Tone(0xe8e8e8);

    /** Red, green or blue: 16, 8 or 0; from 0 to 1. */
    float part(int shift) {
        return (rgb >> shift & 255) / 255f;
    }
}
