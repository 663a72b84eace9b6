package org.portalscope.ui.gallery;

import org.eclipse.swt.SWT;

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

    /**
     * The card that a key leads to from another one, the same for a key that leads to none.
     *
     * @param key   as in {@link SWT}
     * @param count of all cards
     * @return its index; -1 for what is above the cards
     */
    int neighbour(int index, int key, int count) {
        return switch (key) {
            case SWT.ARROW_LEFT -> Math.max(0, index - 1);
            case SWT.ARROW_RIGHT -> Math.min(count - 1, index + 1);
            case SWT.ARROW_UP -> index < columns ? -1 : index - columns;
            case SWT.ARROW_DOWN -> index / columns == (count - 1) / columns ? index : Math.min(count - 1, index + columns);
            case SWT.HOME -> 0;
            case SWT.END -> count - 1;
            default -> index;
        };
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
