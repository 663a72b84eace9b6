package org.portalscope.protocol.host;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.Input;

/** Where the inputs come from that a process takes from a call: the call itself, or a recording, which must hold the same inputs. */
public interface InputSource {

    /** Whether the call must make each input as a value; if not, it may call the engine directly. */
    boolean keepsInputs();

    /** Lets the process take the next input. */
    Answer take(Input made);
}
