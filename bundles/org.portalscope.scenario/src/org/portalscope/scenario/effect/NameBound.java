package org.portalscope.scenario.effect;

import org.portalscope.expression.value.Value;
import org.portalscope.scenario.thread.ProgramState;

/**
 * A name got a value.
 *
 * @param thread whose function it is a name of; of no matter for the names of a process
 * @param slot   of the name
 * @param before its value until then, or null
 */
public record NameBound(int thread, String name, int slot, Value before, Value after) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.thread(thread).top().set(slot, after);
    }

    @Override
    public void revert(ProgramState program) {
        program.thread(thread).top().set(slot, before);
    }

    @Override
    public String words() {
        return name + " = " + after.text();
    }
}
