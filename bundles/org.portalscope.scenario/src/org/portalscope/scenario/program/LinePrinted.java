package org.portalscope.scenario.program;

import org.portalscope.world.Output;

/** A program printed a line. */
public record LinePrinted(String line) implements ScenarioEffect, Output {

    @Override
    public void apply(ScenarioProgram program) {
        program.output.add(line);
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.output.remove(program.output.size() - 1);
    }

    @Override
    public String words() {
        return "prints: " + line;
    }
}
