package org.portalscope.recording.text;

import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.BarrierCrossed;
import org.portalscope.engine.input.BarrierReached;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.ImmediatePut;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.recording.InputCause;
import org.portalscope.recording.TransitionCause;

/** Why a transition happened that consists of one input, unless something else is said: what a thread does, it does in its turn. */
final class ObviousCause {

    private ObviousCause() {
    }

    static TransitionCause of(Input input) {
        if (input instanceof ApiCall call) {
            return new TransitionCause.ThreadTurn(call.thread());
        } else if (input instanceof ImmediatePut put) {
            return new TransitionCause.ThreadTurn(put.call().thread());
        } else if (input instanceof WaitLeft left) {
            return new TransitionCause.ThreadTurn(left.thread());
        } else if (input instanceof FrameEntered entered) {
            return new TransitionCause.ThreadTurn(entered.thread());
        } else if (input instanceof FrameLeft left) {
            return new TransitionCause.ThreadTurn(left.thread());
        } else if (input instanceof ProtocolCalled called) {
            return new TransitionCause.ThreadTurn(called.thread());
        } else if (input instanceof CallbackReturned returned) {
            return new TransitionCause.ThreadTurn(returned.thread());
        } else if (input instanceof BarrierCrossed crossed) {
            return new TransitionCause.ThreadTurn(crossed.thread());
        } else if (input instanceof BarrierReached reached) {
            return new TransitionCause.ThreadTurn(reached.thread());
        } else if (input instanceof MemoryWritten || input instanceof MemoryRead) {
            return new TransitionCause.ThreadTurn(0);
        }
        return InputCause.of(input);
    }
}
