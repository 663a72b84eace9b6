package org.portalscope.protocol.host;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.Input;

/** Where the inputs of a process come from that a call makes: the call itself, or a recording in which they must be found again. */
public interface InputSource {

    /** Whether each input has to be made as a value; else the call may do without it. */
    boolean keepsInputs();

    /** Lets the process take the next input. */
    Answer take(Input made);
}
