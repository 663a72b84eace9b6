package org.portalscope.recording;

import org.portalscope.engine.message.Message;

/** Why a transition happened: whose turn it was among all that could have gone on. */
public sealed interface TransitionCause {

    /** A thread executed its next statement, or went on with the one it waited in. */
    record ThreadTurn(int thread) implements TransitionCause {
    }

    /** The header of a message arrived, whether or not there was still somebody to take it. */
    record Delivery(Message.Key message) implements TransitionCause {
    }

    /**
     * A pending operation ended.
     *
     * @param networkInterface number of its interface in the process
     * @param link             ties its events together
     * @param niFailType       why it failed, or {@code PTL_NI_OK}
     */
    record Completion(int networkInterface, long link, int niFailType) implements TransitionCause {
    }

    /** The process died. */
    record Death() implements TransitionCause {
    }

    /** Somebody outside the program: a debugger's edit, the loss of a peer, or memory that appeared or went. */
    record Outside() implements TransitionCause {
    }
}
