package org.portalscope.scene.portals;

import org.portalscope.scene.Box;

/** A bar that stands for a range of bytes. */
record Extent(Box bar, long start, long length) {

    private static final int LEAST = 2;

    /** The place of a byte on the bar, at its ends for what lies outside. */
    int at(long address) {
        double share = length == 0 ? 0 : (double) (address - start) / length;
        return bar.x() + (int) Math.round(bar.width() * Math.max(0, Math.min(1, share)));
    }

    /** The part of the bar for some bytes, at least two pixels unless there are none. */
    Box part(long address, long bytes) {
        int from = at(address);
        int wide = bytes == 0 ? 0 : Math.max(LEAST, at(address + bytes) - from);
        return new Box(Math.min(from, bar.right() - wide), bar.y(), wide, bar.height());
    }
}
