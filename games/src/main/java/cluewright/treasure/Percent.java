package cluewright.treasure;

/** A share in per cent with two decimals, halves rounded up: {@code 38.89}. */
final class Percent {
    private Percent() {}

    static String of(int part, int whole) {
        int hundredths = whole == 0 ? 0 : (20_000 * part + whole) / (2 * whole);
        String rest = Integer.toString(hundredths % 100);
        return hundredths / 100 + "." + (rest.length() < 2 ? "0" : "") + rest;
    }
}
