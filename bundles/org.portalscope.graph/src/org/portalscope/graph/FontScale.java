package org.portalscope.graph;

/** How much larger than its measures a picture is drawn, so that the system's fonts fit into it. */
final class FontScale {

    static final String WORDS = "Match list of portal 4: 8 entries";
    static final String DIGITS = "0x0001_0000_0000_0007";

    /** Pixels that the samples take in the fonts that the measures of pictures were made with. */
    private static final int WORDS_WIDE = 177;
    private static final int DIGITS_WIDE = 152;
    /** Percent by which fonts differ that count as the same size. */
    private static final int TOLERANCE = 8;

    private FontScale() {
    }

    /**
     * The percent of its measures that a picture wants, at least 100.
     *
     * @param words  the width of {@link #WORDS} in pixels
     * @param digits the width of {@link #DIGITS} in pixels
     */
    static int percent(int words, int digits) {
        int percent = Math.max((words * 100 + WORDS_WIDE - 1) / WORDS_WIDE, (digits * 100 + DIGITS_WIDE - 1) / DIGITS_WIDE);
        return percent <= 100 + TOLERANCE ? 100 : percent;
    }
}
