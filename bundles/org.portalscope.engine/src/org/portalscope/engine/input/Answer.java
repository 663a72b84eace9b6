package org.portalscope.engine.input;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.message.Message;

/**
 * What comes out of a process when it has taken an input.
 *
 * @param code    what the call returns, or the call that goes on when a thread leaves PtlEQWait; null if the thread waits, and for inputs that are no calls
 * @param outputs what the call stores, by the number of the parameter: a {@link Long}, or a value of the api package; null where it stores nothing.
 *                Of a wait that is left they are those of PtlEQWait. Empty for functions without outputs, and for inputs that are no calls
 * @param sent    the messages that the fabric was given, in their order; their data go to the fabric only
 */
public record Answer(ReturnCode code, List<Object> outputs, List<Message> sent) {

    /** That of an input after which nobody has anything to take. */
    public static final Answer NOTHING = new Answer(null, List.of(), List.of());

    /** Whether the thread waits in PtlEQWait, so that there is no return code yet; only of a call. */
    public boolean waits() {
        return code == null && !outputs.isEmpty();
    }

    /** The output of a parameter, or null if it has none. */
    public Object output(int parameter) {
        return parameter < outputs.size() ? outputs.get(parameter) : null;
    }
}
