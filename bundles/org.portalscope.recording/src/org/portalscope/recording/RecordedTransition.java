package org.portalscope.recording;

import java.util.List;

import org.portalscope.engine.input.Input;

/**
 * A process and what it took, in one transition: from this and the state before, its engine derives all steps and the state behind.
 *
 * @param process index of the process among those of the recording
 * @param time    when it happened, in nanoseconds of virtual time or of the clock that the recording names, or {@link #NO_TIME}
 * @param cause   why it happened
 * @param inputs  what the process took, in this order, marks included; none if nothing reached its Portals
 */
public record RecordedTransition(int process, long time, TransitionCause cause, List<Input> inputs) {

    /** What stands for the time where there is none. */
    public static final long NO_TIME = -1;

    public RecordedTransition {
        inputs = List.copyOf(inputs);
    }

    /** Gives the transition to somebody who takes transitions piece by piece. */
    public void passTo(TransitionSink sink) {
        if (!inputs.isEmpty() && InputCause.of(inputs.get(0)).equals(cause)) {
            sink.beginExplained(process, time);
        } else {
            sink.begin(process, time, cause);
        }
        inputs.forEach(sink::input);
        sink.end();
    }
}
