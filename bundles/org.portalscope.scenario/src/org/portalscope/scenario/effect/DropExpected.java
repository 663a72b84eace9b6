package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;

/**
 * A dropped message was taken note of by {@code expect drop}.
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
}
