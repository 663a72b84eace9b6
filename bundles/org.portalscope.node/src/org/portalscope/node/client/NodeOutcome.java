package org.portalscope.node.client;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.timeline.state.LiveProcess;

/**
 * Why nothing more comes of a node.
 *
 * @param state {@code ENDED}, {@code FAILED} or {@code LOST}
 * @param why   what has failed, or how it was lost, as a sentence without a full stop; empty if it has ended in good order
 */
public record NodeOutcome(LiveProcess.State state, String why) {

    public NodeOutcome {
        why = ControlCharacters.shown(why);
    }

    /** What a node has said last of all: why it ends, or nothing if all is well. */
    static NodeOutcome said(String failure) {
        return new NodeOutcome(failure.isEmpty() ? LiveProcess.State.ENDED : LiveProcess.State.FAILED, failure);
    }

    /** A node has broken off. */
    static NodeOutcome lost(String why) {
        return new NodeOutcome(LiveProcess.State.LOST, why);
    }

    /** Whether it has ended in good order. */
    public boolean isFine() {
        return state == LiveProcess.State.ENDED;
    }
}
