package org.portalscope.engine.call;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.step.Check;

/** A call came back with a code. */
public record Returned(Function function, ReturnCode code) implements Check {

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
