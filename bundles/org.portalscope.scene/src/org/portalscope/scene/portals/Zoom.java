package org.portalscope.scene.portals;

import java.util.List;

/** The sizes at which the graph is drawn. */
public final class Zoom {

    /** In percent, ascending. */
    public static final List<Integer> LEVELS = List.of(50, 67, 80, 100, 125, 150, 200, 300);

    private static final int LEAST_WITH_DETAIL = 67;

    private Zoom() {
    }

    /** The next larger size, or the largest. */
    public static int in(int zoom) {
        return LEVELS.stream().filter(level -> level > zoom).findFirst().orElse(LEVELS.get(LEVELS.size() - 1));
    }

    /** The next smaller size, or the smallest. */
    public static int out(int zoom) {
        return LEVELS.stream().filter(level -> level < zoom).reduce((first, second) -> second).orElse(LEVELS.get(0));
    }

    /** The largest size at which the columns fit a width. */
    public static int fitting(int width) {
        return LEVELS.stream().filter(level -> Columns.LEAST * level / 100 <= width).reduce((first, second) -> second)
                .orElse(LEVELS.get(0));
    }

    /** Whether rows hold text, or are bars. */
    static boolean hasDetail(int zoom) {
        return zoom >= LEAST_WITH_DETAIL;
    }
}
