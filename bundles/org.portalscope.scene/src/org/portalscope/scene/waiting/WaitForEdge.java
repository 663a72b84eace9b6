package org.portalscope.scene.waiting;

/**
 * A line of a wait-for graph, from a process that waits to one that could do something about it.
 *
 * @param any        whether others could do it as well, or something else would do: an OR edge
 * @param deadlocked whether neither can be hoped for
 */
record WaitForEdge(int from, int to, boolean any, boolean deadlocked) {

    String name() {
        return from + " waits for " + to;
    }
}
