package org.portalscope.engine.description;

/**
 * Characters that change how the text around them looks instead of being shown: control characters, which a terminal obeys, and those that turn the direction
 * of writing or end a line without being a line feed. A name that has one of them could pass itself off as something else.
 *
 * <p>Names, of processes, regions, labels, files, statements and the like, are {@linkplain #shown(String) made printable} by the values that hold them, so that
 * they are the same everywhere. Texts, which are what a program prints and why it fails, stay as they are, and are made printable in the words about them.
 */
public final class ControlCharacters {

    private static final int FIRST_BEHIND_ASCII = 0x7F;

    private ControlCharacters() {
    }

    /** Whether a character is one of them. */
    public static boolean contains(char character) {
        return character < ' ' || character >= FIRST_BEHIND_ASCII && isBehindAscii(character);
    }

    private static boolean isBehindAscii(char character) {
        return Character.isISOControl(character) || character == 0x061C || character == 0x200E || character == 0x200F
                || character >= 0x2028 && character <= 0x202E || character >= 0x2066 && character <= 0x2069;
    }

    /** How one is shown: {@code \}{@code u001b}. */
    public static String shown(char control) {
        return String.format("\\u%04x", (int) control);
    }

    /** A text on one line, with all control characters as they are shown, but for tabs; the same object if it has no other. */
    public static String shown(String text) {
        return shown(text, false);
    }

    /** A text with all control characters as they are shown, but for tabs and line feeds. */
    public static String shownInLines(String text) {
        return shown(text, true);
    }

    private static String shown(String text, boolean hasLines) {
        int first = 0;
        while (first < text.length() && !isShown(text.charAt(first), hasLines)) {
            first++;
        }
        if (first == text.length()) {
            return text;
        }
        StringBuilder out = new StringBuilder(text.substring(0, first));
        for (char character : text.substring(first).toCharArray()) {
            out.append(isShown(character, hasLines) ? shown(character) : String.valueOf(character));
        }
        return out.toString();
    }

    private static boolean isShown(char character, boolean hasLines) {
        return contains(character) && character != '\t' && !(hasLines && character == '\n');
    }
}
