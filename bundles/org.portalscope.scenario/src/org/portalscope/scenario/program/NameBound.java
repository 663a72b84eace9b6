package org.portalscope.scenario.program;

import org.portalscope.expression.Value;

/**
 * A name got a value.
 *
 * @param before its value until then, or null
 */
public record NameBound(String name, Value before, Value after) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.variables.put(name, after);
    }

    @Override
    public void revert(ScenarioProgram program) {
        if (before == null) {
            program.variables.remove(name);
        } else {
            program.variables.put(name, before);
        }
    }

    @Override
    public String words() {
        return name + " = " + after.text();
    }
}
