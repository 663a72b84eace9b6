package org.portalscope.scene.svg;

import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.style.TextStyle;

/**
 * How wide text is in the fonts that an SVG picture asks for: Helvetica, or Arial or Liberation Sans, which are as wide, and a
 * monospaced font. The widths are written down here, so that a picture does not depend on the fonts of the machine that makes it.
 */
public final class FontWidths implements TextMeasure {

    /** Logical pixels to a point. */
    static final double PIXELS = 96.0 / 72;

    private static final int FIRST = ' ';
    private static final int EM = 1000;
    private static final int MONO = 600;
    /** For characters that are not listed. */
    private static final int WIDE = 600;

    /** Thousandths of an em, from the space on. */
    private static final int[] REGULAR = {
        278, 278, 355, 556, 556, 889, 667, 191, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
        556, 556, 278, 278, 584, 584, 584, 556, 1015, 667, 667, 722, 722, 667, 611, 778, 722, 278, 500, 667, 556, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 278, 278, 278, 469, 556, 333, 556, 556, 500, 556, 556, 278, 556,
        556, 222, 222, 500, 222, 833, 556, 556, 556, 556, 333, 500, 278, 556, 500, 722, 500, 500, 500, 334, 260, 334, 584};
    private static final int[] BOLD = {
        278, 333, 474, 556, 556, 889, 722, 238, 333, 333, 389, 584, 278, 333, 278, 278, 556, 556, 556, 556, 556, 556, 556, 556,
        556, 556, 333, 333, 584, 584, 584, 611, 975, 722, 722, 722, 722, 667, 611, 778, 722, 278, 556, 722, 611, 833, 722, 778,
        667, 778, 722, 667, 611, 722, 667, 944, 667, 667, 611, 333, 278, 333, 584, 556, 333, 556, 611, 556, 611, 556, 333, 611,
        611, 278, 278, 556, 278, 889, 611, 611, 611, 611, 389, 556, 333, 611, 556, 778, 556, 556, 500, 389, 280, 389, 584};

    @Override
    public int width(String text, TextStyle type) {
        long sum = text.codePoints().mapToLong(character -> width(character, type)).sum();
        return (int) Math.ceil(sum * size(type) / EM);
    }

    /** The height of an em in logical pixels. */
    static double size(TextStyle type) {
        return type.points() * PIXELS;
    }

    private static int width(int character, TextStyle type) {
        if (type.family() == TextStyle.Family.MONO) {
            return MONO;
        }
        int[] widths = type.bold() ? BOLD : REGULAR;
        int index = character - FIRST;
        if (index >= 0 && index < widths.length) {
            return widths[index];
        }
        return switch (character) {
            case '·' -> 333;
            case '…', '→', '←', '∞', '⋯' -> EM;
            default -> WIDE;
        };
    }
}
