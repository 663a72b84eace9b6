package org.portalscope.engine.call;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
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

    @Override
    public Category category() {
        return Category.RETURN;
    }

    @Override
    public void describe(Fields out) {
        out.value("function", function.documentName()).value("code", code).value("outputs", (Structure) this::outputFields);
    }

    private List<Field> outputFields() {
        List<Field> fields = new ArrayList<>();
        for (int i = 0; i < outputs.size(); i++) {
            if (outputs.get(i) != null) {
                fields.add(function.parameters().get(i).field(outputs.get(i)));
            }
        }
        return fields;
    }
}
