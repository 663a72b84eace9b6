package org.portalscope.expression.value;

/**
 * Characters that change how the text around them looks instead of being shown: control characters, which a terminal obeys, and those that turn the direction
 * of writing or end a line without being a line feed. A name that has one of them could pass itself off as something else.
 */
public final class ControlCharacters {

    private ControlCharacters() {
    }

    /** Whether a character is one of them. */
    public static boolean contains(char character) {
        return Character.isISOControl(character) || character == 0x061C || character == 0x200E || character == 0x200F
                || character >= 0x2028 && character <= 0x202E || character >= 0x2066 && character <= 0x2069;
    }

    /** How one is shown: {@code \}{@code u001b}. */
    public static String shown(char control) {
        return String.format("\\u%04x", (int) control);
    }

    /** A text with all control characters as they are shown. */
    public static String shown(String text) {
        return shown(text, false);
    }

    /** A text with all control characters as they are shown, but for tabs and line feeds. */
    public static String shownInLines(String text) {
        return shown(text, true);
    }

    private static String shown(String text, boolean hasLines) {
        if (text.chars().noneMatch(character -> contains((char) character))) {
            return text;
        }
        StringBuilder out = new StringBuilder();
        for (char character : text.toCharArray()) {
            boolean isLayout = hasLines && (character == '\n' || character == '\t');
            out.append(contains(character) && !isLayout ? shown(character) : String.valueOf(character));
        }
        return out.toString();
    }
}
