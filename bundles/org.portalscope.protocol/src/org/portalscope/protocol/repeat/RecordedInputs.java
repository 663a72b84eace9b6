package org.portalscope.protocol.repeat;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.Input;

/** What a thread took in a transition that was recorded, one input after the other. */
public interface RecordedInputs {

    /** What it took next, or null behind the last input. */
    Input next();

    /**
     * Lets the process take that.
     *
     * @return null if the process cannot
     */
    Answer take();
}
