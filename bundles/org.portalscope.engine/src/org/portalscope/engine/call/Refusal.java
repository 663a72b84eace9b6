package org.portalscope.engine.call;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Check;

/**
 * A call was refused because of one of its arguments, or because of the state it came in.
 *
 * @param argument the argument, or a member of it
 * @param reason   what is wrong with it, in words; empty if the code says so
 */
public record Refusal(String function, String argument, String reason, ReturnCode code, String section) implements Check {

    @Override
    public boolean passed() {
        return false;
    }

    @Override
    public String words() {
        return function + " refuses " + argument + (reason.isEmpty() ? "" : ", since " + reason) + ": " + code + ", " + code.meaning();
    }

    @Override
    public void describe(Fields out) {
        out.value("function", function).value("argument", argument).value("reason", reason).value("code", code);
    }
}
