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
     * Goes on until a step meets a condition.
     *
     * @return what is wrong with the condition; empty if nothing is, and the node goes on
     */
    String runUntil(String condition);

    /**
     * As long as it goes on, stops where a step meets a condition, and nowhere else; a node that is paused stays as it is.
     *
     * @param condition empty for none
     * @return what is wrong with the condition; empty if nothing is
     */
    String watch(String condition);

    /** Whether it goes on. */
    NodeState state();
}
