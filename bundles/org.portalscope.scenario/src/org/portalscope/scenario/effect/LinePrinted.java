package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ScenarioProgram;
import org.portalscope.world.program.PrintedOutput;

/** A program printed a line. */
public record LinePrinted(String line) implements ScenarioEffect, PrintedOutput {

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
