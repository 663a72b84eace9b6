package org.portalscope.world.explore;

import java.util.SortedMap;
import java.util.TreeMap;

/** What moves that count for several transitions led to, by depth, until that depth is at work. */
final class DepthQueue {

    private final SortedMap<Integer, ExpandedStates> byDepth = new TreeMap<>();
    private long bytes;

    boolean isEmpty() {
        return byDepth.isEmpty();
    }

    /** Bytes that it takes. */
    long bytes() {
        return bytes;
    }

    /** Adds one of some states; its move counts for one transition of that depth then. */
    void add(int depth, ExpandedStates states, int i) {
        ExpandedStates waiting = byDepth.computeIfAbsent(depth, missing -> new ExpandedStates());
        long before = waiting.size == 0 ? 0 : waiting.bytes();
        waiting.add(states.parent[i], states.move[i], 1, states.high[i], states.low[i], states.sleep[i], states.wrong[i]);
        bytes += waiting.bytes() - before;
    }

    /** Takes those of a depth, in the order in which they were added; there may be none. */
    ExpandedStates take(int depth) {
        ExpandedStates waiting = byDepth.remove(depth);
        bytes -= waiting == null ? 0 : waiting.bytes();
        return waiting == null ? new ExpandedStates() : waiting;
    }
}
