package org.portalscope.protocol.call;

import java.util.List;

import org.portalscope.protocol.value.ProtocolError;

/** What comes after a step of a procedure. */
public sealed interface Next {

    /** The step behind it. */
    Next ON = new GoOn();

    /** The same step again, once its condition holds. */
    Next AGAIN = new Repeat();

    record GoOn() implements Next {
    }

    record Repeat() implements Next {
    }

    /** The step at a label. */
    record GoTo(String label) implements Next {
    }

    /** Another procedure; when it returns, the step that called it takes its result. */
    record Enter(Procedure procedure, List<Object> arguments) implements Next {
    }

    /** The end of the procedure; the result is null if it has none. */
    record Finish(Object result) implements Next {
    }

    /** The end of the whole call. */
    record Fail(ProtocolError error) implements Next {
    }

    static Next to(String label) {
        return new GoTo(label);
    }

    /** Calls a procedure with arguments in the order of its parameters. */
    static Next enter(Procedure procedure, Object... arguments) {
        return new Enter(procedure, List.of(arguments));
    }

    static Next result(Object result) {
        return new Finish(result);
    }

    /** Returns without a result. */
    static Next finished() {
        return new Finish(null);
    }

    static Next fail(ProtocolError error) {
        return new Fail(error);
    }
}
