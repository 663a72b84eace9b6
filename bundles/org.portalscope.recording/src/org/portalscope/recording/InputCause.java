package org.portalscope.recording;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;

/** Why a transition happened, as far as its first input says it. */
public final class InputCause {

    private InputCause() {
    }

    /** What explains a transition that begins with an input: a delivery, the end of an operation, or something from outside. */
    public static TransitionCause of(Input first) {
        if (first instanceof HeaderArrived arrived) {
            return new TransitionCause.Delivery(arrived.message().key());
        } else if (first instanceof MessageArrived arrived) {
            return new TransitionCause.Delivery(arrived.message().key());
        } else if (first instanceof OperationCompleted completed) {
            return new TransitionCause.Completion(completed.networkInterface(), completed.link(), NiFailType.PTL_NI_OK);
        } else if (first instanceof OperationFailed failed) {
            return new TransitionCause.Completion(failed.networkInterface(), failed.link(), failed.niFailType());
        }
        return new TransitionCause.Outside();
    }
}
