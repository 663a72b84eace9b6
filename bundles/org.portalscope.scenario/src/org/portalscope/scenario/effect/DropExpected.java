package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Fields;
import org.portalscope.engine.step.Subject;
import org.portalscope.scenario.thread.ProgramState;

/**
 * A dropped message was counted by {@code expect drop}.
 *
 * @param networkInterface the interface that dropped it
 * @param after            how many of that interface have been by now
 * @param reason           why the message was dropped
 */
public record DropExpected(int networkInterface, long after, String reason) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.setDropsExpected(networkInterface, after);
    }

    @Override
    public void revert(ProgramState program) {
        program.setDropsExpected(networkInterface, after - 1);
    }

    @Override
    public String words() {
        return "drop " + after + " was expected: " + reason;
    }

    @Override
    public void describe(Fields out) {
        out.id("network_interface", networkInterface).count("after", after).value("reason", reason);
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfInterface(networkInterface));
    }
}
