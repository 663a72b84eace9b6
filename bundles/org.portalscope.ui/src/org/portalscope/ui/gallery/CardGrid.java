package org.portalscope.ui.gallery;

/**
 * Where cards lie on a page: as many beside each other as fit, all of one width.
 *
 * @param columns    at least one
 * @param cardWidth  in pixels, {@value #LEAST} or more where the page is wide enough
 * @param cardHeight in pixels
 */
record CardGrid(int columns, int cardWidth, int cardHeight) {

    static final int LEAST = 240;
    private static final int MOST = 360;
    private static final int GAP = 12;

    /** The grid of a page of a width, with cards of a height. */
    static CardGrid of(int width, int cardHeight) {
        int columns = Math.max(1, (width - GAP) / (LEAST + GAP));
        int each = (width - GAP) / columns - GAP;
        return new CardGrid(columns, Math.max(80, Math.min(MOST, each)), cardHeight);
    }

    int x(int index) {
        return GAP + index % columns * (cardWidth + GAP);
    }

    int y(int index) {
        return index / columns * (cardHeight + GAP);
    }

    /** The height of all cards. */
    int height(int count) {
        return (count + columns - 1) / columns * (cardHeight + GAP);
    }
}
