package org.portalscope.protocol.call;

import org.portalscope.protocol.value.ProtocolError;

/** What comes after a step of a procedure. */
public sealed interface Continuation
        permits Continuation.GoOn, Continuation.Repeat, Continuation.Wait, Continuation.GoTo, Enter, Continuation.Finish, Continuation.Fail {

    /** The step behind it. */
    Continuation ON = new GoOn();

    /** The same step again, once its condition holds. */
    Continuation AGAIN = new Repeat();

    /** The same of a step that waits, whose condition is known not to hold yet: it is not asked for again before another event. */
    Continuation WAIT = new Wait();

    /** The end of the procedure, without a result. */
    Continuation FINISHED = new Finish(null);

    /** What {@link #ON} is. */
    record GoOn() implements Continuation {
    }

    /** What {@link #AGAIN} is. */
    record Repeat() implements Continuation {
    }

    /** What {@link #WAIT} is. */
    record Wait() implements Continuation {
    }

    /** The step at a label. */
    record GoTo(String label) implements Continuation {
    }

    /** The end of the procedure; the result is null if it has none. */
    record Finish(Object result) implements Continuation {
    }

    /** The end of the whole call. */
    record Fail(ProtocolError error) implements Continuation {
    }

    static Continuation to(String label) {
        return new GoTo(label);
    }

    /** Calls a procedure, whose result the step that calls it takes, with arguments in the order of its parameters. */
    static Continuation enter(Procedure procedure, Object... arguments) {
        return new Enter(procedure, 0, procedure.values(arguments));
    }

    /** Calls a procedure from a label on, whose result the step that calls it takes, with arguments in the order of its parameters. */
    static Continuation enterAt(String label, Procedure procedure, Object... arguments) {
        return new Enter(procedure, procedure.position(label), procedure.values(arguments));
    }

    static Continuation result(Object result) {
        return new Finish(result);
    }

    /** Returns without a result. */
    static Continuation finished() {
        return FINISHED;
    }

    static Continuation fail(ProtocolError error) {
        return new Fail(error);
    }
}
