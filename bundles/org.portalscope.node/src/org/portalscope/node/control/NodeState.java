package org.portalscope.node.control;

/**
 * Whether a node goes on.
 *
 * @param why it is paused, or what it waits for, as a sentence; empty if there is nothing to say
 */
public record NodeState(boolean isPaused, String why) {

    static final NodeState RUNNING = new NodeState(false, "");
}
