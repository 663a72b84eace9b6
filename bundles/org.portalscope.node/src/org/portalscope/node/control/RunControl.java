package org.portalscope.node.control;

/** What can be told to a node, on its event loop. */
public interface RunControl {

    /** Pauses before the next input. A node that is paused already stays so for the reason that it has; a step that waits for something is given up. */
    void pause();

    /** Goes on. */
    void resume();

    /** Takes the next input, as soon as there is one, and pauses again. */
    void step();

    /**
     * Goes on until it comes to a breakpoint.
     *
     * @param breakpoints a line each
     * @return what is wrong with them; empty if nothing is, and the node goes on
     */
    String runUntil(String breakpoints);

    /**
     * As long as it goes on, stops at these breakpoints, and nowhere else; a node that is paused stays as it is.
     *
     * @param breakpoints a line each; empty for none
     * @return what is wrong with them; empty if nothing is
     */
    String watch(String breakpoints);

    /** Whether it goes on. */
    NodeState state();
}
