package org.portalscope.expression.value;

/** Control characters, which a terminal obeys instead of showing them. */
public final class ControlCharacters {

    private ControlCharacters() {
    }

    /** How one is shown: {@code \}{@code u001b}. */
    public static String shown(char control) {
        return String.format("\\u%04x", (int) control);
    }

    /** A text with all control characters as they are shown. */
    public static String shown(String text) {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            out.append(Character.isISOControl(text.charAt(i)) ? shown(text.charAt(i)) : text.substring(i, i + 1));
        }
        return out.toString();
    }
}
