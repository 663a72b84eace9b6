package org.portalscope.ui.presentation;

/**
 * How large graph and comparison are drawn beside each other: with text of 18 points, or as large as lets six match entries and two rows of 32 bits be in sight
 * at once. Below the comparison there is room for a narration.
 *
 * @param graph      of the graph at its left, in percent
 * @param comparison of the comparison, in percent
 * @param split      where the graph ends, in the pixels of the screen
 * @param below      where the comparison ends, in these pixels
 */
record PresentationSize(int graph, int comparison, int split, int below) {

    /** Percent at which text has 18 points. */
    static final int MOST = 200;
    private static final int LEAST = 67;
    /** The width of a graph whose descriptors stand below their entries, in pixels at 100 %. */
    private static final int GRAPH_WIDE = 564;
    /** The height of such a graph with six entries, and of its legend in two lines. */
    private static final int GRAPH_HIGH = 700;
    /** The width of a comparison in two rows, with the digits beside them. */
    private static final int COMPARISON_WIDE = 532;
    /** The height of such a comparison whose sentence takes two lines. */
    private static final int COMPARISON_HIGH = 364;
    /** Percent of the height that the comparison leaves to the narration. */
    private static final int NARRATION = 30;

    /** For a screen of so many pixels, both of them as if text had the usual size. */
    static PresentationSize of(int width, int height) {
        int graph = between(Math.min(100 * height / GRAPH_HIGH, 100 * width / (GRAPH_WIDE + COMPARISON_WIDE)));
        int split = (GRAPH_WIDE * graph + 99) / 100;
        int comparison = between(Math.min(100 * (width - split) / COMPARISON_WIDE, (100 - NARRATION) * height / COMPARISON_HIGH));
        return new PresentationSize(graph, comparison, split, COMPARISON_HIGH * comparison / 100);
    }

    private static int between(int percent) {
        return Math.max(LEAST, Math.min(MOST, percent));
    }
}
