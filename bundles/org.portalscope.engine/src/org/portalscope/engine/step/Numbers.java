package org.portalscope.engine.step;

/** How numbers are written in words: hexadecimal in groups of four digits, counts with their noun. */
public final class Numbers {

    private Numbers() {
    }

    /** Match bits and addresses: {@code 0x0123_4567}, at least four digits, more only as needed. */
    public static String hex(long value) {
        String digits = Long.toHexString(value);
        digits = "0".repeat(Math.floorMod(-digits.length(), 4)) + digits;
        StringBuilder out = new StringBuilder("0x");
        for (int i = 0; i < digits.length(); i += 4) {
            out.append(i == 0 ? "" : "_").append(digits, i, i + 4);
        }
        return out.toString();
    }

    /** A count with its noun in singular or plural: {@code 1 byte}, {@code 8 bytes}. */
    public static String count(long number, String noun) {
        return Long.toUnsignedString(number) + " " + noun + (number == 1 ? "" : "s");
    }
}
