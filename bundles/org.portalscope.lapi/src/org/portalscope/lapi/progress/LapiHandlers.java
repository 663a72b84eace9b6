package org.portalscope.lapi.progress;

import java.util.List;

import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** The functions of a program that LAPI calls. Source: lapi.txt, {@code LAPI_Init}; those of active messages under their known contract. */
public final class LapiHandlers {

    /** {@code LAPI_err_hndlr}. */
    public static final ValueType ERROR = ValueType.function("an error handler", null, integer("hndl"), integer("error_code"), integer("err_type"),
            integer("task_id"), integer("src"));
    /** Returns where the data go, the number of the completion handler or 0, and its argument; what is left out is 0. */
    private static final ValueType HEADER = ValueType.function("a header handler", ValueType.listOf(ValueType.INTEGER), integer("hndl"), integer("uhdr"),
            integer("uhdr_len"), integer("msg_len"));
    private static final ValueType COMPLETION = ValueType.function("a completion handler", null, integer("hndl"), integer("user_info"));

    private LapiHandlers() {
    }

    private static CallVariable integer(String name) {
        return new CallVariable(name, ValueType.INTEGER);
    }

    static Callback error(long function, Object... arguments) {
        return new Callback(ERROR, function, List.of(arguments));
    }

    static Callback header(long function, Object... arguments) {
        return new Callback(HEADER, function, List.of(arguments));
    }

    static Callback completion(long function, Object... arguments) {
        return new Callback(COMPLETION, function, List.of(arguments));
    }
}
