package org.portalscope.engine.call;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.step.Check;

/**
 * A call came back with a code.
 *
 * @param outputs what the locations of its outputs hold then, in the order of the parameters; null where there is no output, or nothing in it
 */
public record Returned(Function function, ReturnCode code, List<Object> outputs) implements Check {

    /** What a call that has just come back with a code tells. */
    public static Returned from(Call call, ReturnCode code) {
        return new Returned(call.function(), code, call.outputs());
    }

    @Override
    public boolean passed() {
        return code.succeeded();
    }

    @Override
    public String words() {
        return function.documentName() + " returns " + code;
    }

    @Override
    public String section() {
        return function.section();
    }
}
