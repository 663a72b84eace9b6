package org.portalscope.scenario.editing;

/**
 * A part of a text.
 *
 * @param offset characters in front of it
 * @param length characters in it
 */
public record TextRange(int offset, int length) {

    /** Where it ends: characters in front of what is behind it. */
    public int end() {
        return offset + length;
    }

    /** Whether a place is in it or at one of its ends. */
    public boolean touches(int place) {
        return place >= offset && place <= end();
    }

    /** What stands there in a text. */
    public String of(String text) {
        return text.substring(offset, end());
    }
}
