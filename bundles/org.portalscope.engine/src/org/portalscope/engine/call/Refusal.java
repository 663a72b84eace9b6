package org.portalscope.engine.call;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.step.Check;

/** A call was refused because of one of its arguments, or because of the state it came in. */
public record Refusal(String function, String argument, ReturnCode code, String section) implements Check {

    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public String words() {
        return function + " refuses " + argument + ": " + code + ", " + code.meaning();
    }
}
