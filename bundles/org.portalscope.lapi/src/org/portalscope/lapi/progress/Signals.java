package org.portalscope.lapi.progress;

import static org.portalscope.lapi.progress.LapiCalls.NUMBER;
import static org.portalscope.lapi.progress.LapiCalls.TASK;
import static org.portalscope.lapi.progress.LapiCalls.change;
import static org.portalscope.lapi.progress.LapiCalls.epoch;
import static org.portalscope.lapi.progress.LapiCalls.number;
import static org.portalscope.lapi.progress.LapiCalls.process;
import static org.portalscope.lapi.progress.LapiCalls.state;
import static org.portalscope.lapi.progress.LapiCalls.task;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.LapiPortals;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ValueType;

/** Messages without data: that an operation is complete, and what all tasks tell each other. */
public final class Signals {

    /** What becomes of an operation at its target. */
    static final long DONE = 0;
    /** It names memory that the target has not got. */
    static final long REFUSED = 1;

    /** What a control message is about. */
    public static final long ADDRESS = 0;
    /** A task has come to a fence of all tasks. */
    public static final long AT_FENCE = 1;
    /** All tasks have come to a fence of all tasks. */
    public static final long FENCE_OPENS = 2;

    static final CallVariable STATUS = new CallVariable("status", ValueType.INTEGER);
    static final CallVariable VALUE = new CallVariable("value", ValueType.INTEGER);
    private static final CallVariable ABOUT = new CallVariable("about", ValueType.INTEGER);

    private final Procedure complete = Procedure.named("tell_completion", TASK, NUMBER, STATUS, VALUE)
            .then(call -> state(call).isPurged(task(call)) ? Continuation.finished() : Continuation.ON)
            .thenDo(call -> change(call, () -> "operation #" + number(call) + " of " + LapiCalls.name(task(call), call) + " is done",
                    state -> state.signals(1)))
            .thenCheck(call -> put(call, LapiBits.of(LapiBits.COMPLETION, epoch(call), number(call), call.number(STATUS))))
            .end();
    private final Procedure control = Procedure.named("tell_task", TASK, ABOUT, NUMBER, VALUE)
            .then(call -> state(call).isPurged(task(call)) ? Continuation.finished() : Continuation.ON)
            .thenDo(call -> change(call, () -> LapiCalls.name(task(call), call) + " is told", state -> state.signals(1)))
            .thenCheck(call -> put(call, LapiBits.of(LapiBits.CONTROL, epoch(call), number(call), call.number(ABOUT))))
            .end();

    /** Tells the origin of an operation what has become of it, with a value. */
    Procedure complete() {
        return complete;
    }

    /** Tells a task something that all tasks tell each other. */
    public Procedure control() {
        return control;
    }

    List<Procedure> procedures() {
        return List.of(complete, control);
    }

    private static FunctionResult put(CallContext call, long matchBits) {
        return call.put(state(call).endpoint().signal(), AckRequest.PTL_NOACK_REQ, process(call), LapiPortals.ANSWERS, LapiPortals.COOKIE, matchBits, 0,
                call.number(VALUE));
    }
}
