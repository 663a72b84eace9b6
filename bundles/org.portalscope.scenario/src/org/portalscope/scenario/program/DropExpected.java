package org.portalscope.scenario.program;

/**
 * A dropped message was taken note of by {@code expect drop}.
 *
 * @param after  how many have been by now
 * @param reason why the message was dropped
 */
public record DropExpected(long after, String reason) implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.dropsExpected = after;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.dropsExpected = after - 1;
    }

    @Override
    public String words() {
        return "drop " + after + " was expected: " + reason;
    }
}
