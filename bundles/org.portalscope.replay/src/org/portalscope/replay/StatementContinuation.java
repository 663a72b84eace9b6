package org.portalscope.replay;

import java.util.List;

import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.Input;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.world.program.SourceLocation;

/**
 * Whether the next transition of a thread of a recording continues the statement that the thread is at: recordings mark the statement in each of its
 * transitions.
 *
 * @param place           the statement of the next transition
 * @param isOwnTransition whether coming to a barrier and returning from a function that was called back are transitions of their own, as in programs in
 *                        Java: in a scenario they belong to the transition of the statement before
 */
record StatementContinuation(RecordedThreads threads, int thread, SourceLocation place, boolean isOwnTransition) {

    /** @param next the inputs of the next transition of the recording */
    boolean continues(List<Input> next) {
        ResumableCall call = threads.call(thread);
        if (call != null) {
            return !call.isCallingBack() || isOwnTransition && onlyReturns(next);
        }
        return isOwnTransition && threads.barrier(thread) != null && isWhereItWas() || isInMarkedCall();
    }

    private static boolean onlyReturns(List<Input> next) {
        return next.stream().anyMatch(CallbackReturned.class::isInstance)
                && next.stream().allMatch(input -> input instanceof CallbackReturned || input instanceof FrameEntered || input instanceof FrameLeft);
    }

    private boolean isWhereItWas() {
        return threads.get(thread) != null && threads.get(thread).place().equals(place);
    }

    /** Where calls of protocols cannot be run again, the marks of their frames tell. */
    private boolean isInMarkedCall() {
        List<RecordedFrame> open = threads.get(thread) == null ? List.of() : threads.get(thread).upperCalls();
        return !open.isEmpty() && isAt(open.get(open.size() - 1).place());
    }

    private boolean isAt(SourceLocation other) {
        return place.line() == other.line() && place.file().equals(other.file());
    }
}
