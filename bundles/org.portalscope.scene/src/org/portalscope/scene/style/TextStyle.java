package org.portalscope.scene.style;

/**
 * A font by its part in the picture.
 *
 * @param percent of the size at 100 %, which is 9 points
 */
public record TextStyle(Family family, boolean bold, int percent) {

    /** Words. */
    public static final TextStyle UI = new TextStyle(Family.UI, false, 100);
    /** Names and headings. */
    public static final TextStyle UI_BOLD = new TextStyle(Family.UI, true, 100);
    /** Bits, hexadecimal numbers, addresses. */
    public static final TextStyle MONO = new TextStyle(Family.MONO, false, 100);

    /** The two fonts of the product. */
    public enum Family {
        UI, MONO
    }

    /** This font at another size. */
    public TextStyle at(int newPercent) {
        return new TextStyle(family, bold, newPercent);
    }

    /** The height in points, at least one. */
    public int points() {
        return Math.max(1, 9 * percent / 100);
    }
}
