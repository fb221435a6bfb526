package cluewright.print;

/**
 * What text looks like.
 *
 * @param face the face
 * @param size the height of a line of the face, in points
 * @param tone the colour
 */
record Lettering(Face face, double size, Tone tone) {
    static Lettering plain(double size) {
        return new Lettering(Face.PLAIN, size, Tone.BLACK);
    }

    static Lettering bold(double size) {
        return new Lettering(Face.BOLD, size, Tone.BLACK);
    }

    Lettering at(double other) {
        return new Lettering(face, other, tone);
    }

    double width(String text) {
        return face.width(text, size);
    }
}
