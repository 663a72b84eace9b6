package org.portalscope.scene.style;

/**
 * A font by its part in the picture.
 *
 * @param percent of the size at 100 %, which is 9 points
 */
public record Type(Family family, boolean bold, int percent) {

    /** Words. */
    public static final Type UI = new Type(Family.UI, false, 100);
    /** Names and headings. */
    public static final Type UI_BOLD = new Type(Family.UI, true, 100);
    /** Bits, hexadecimal numbers, addresses. */
    public static final Type MONO = new Type(Family.MONO, false, 100);

    /** The two fonts of the product. */
    public enum Family {
        UI, MONO
    }

    /** This font at another size. */
    public Type at(int newPercent) {
        return new Type(family, bold, newPercent);
    }

    /** The height in points, at least one. */
    public int points() {
        return Math.max(1, 9 * percent / 100);
    }
}
