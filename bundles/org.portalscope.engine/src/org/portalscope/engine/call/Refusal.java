package org.portalscope.engine.call;

import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
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

    @Override
    public List<Field> fields() {
        return new Fields().value("function", function).value("argument", argument).value("code", code).list();
    }
}
