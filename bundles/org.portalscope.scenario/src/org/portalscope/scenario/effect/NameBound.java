package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.engine.step.ValueChange;
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
    public long dataLength() {
        return after == null ? 0 : after.dataLengthBeside(before);
    }

    @Override
    public String words() {
        return name + " = " + after.text();
    }

    @Override
    public void describe(Fields out) {
        out.id("thread", thread).value("name", name).index("slot", slot).value("before", ValueTexts.of(before))
                .value("after", ValueTexts.of(after));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(subject());
    }

    @Override
    public List<ValueChange> changes() {
        return List.of(ValueChange.of(subject(), "value", ValueTexts.brief(before), ValueTexts.brief(after)));
    }

    private Subject subject() {
        return new Subject.OfName(slot >= 0 ? Subject.OfName.OF_PROCESS : thread, name);
    }
}
