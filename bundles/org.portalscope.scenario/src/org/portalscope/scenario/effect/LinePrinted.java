package org.portalscope.scenario.effect;

import org.portalscope.scenario.thread.ProgramState;
import org.portalscope.world.program.PrintedOutput;

/** A program printed a line. */
public record LinePrinted(String line) implements ScenarioEffect, PrintedOutput {

    @Override
    public void apply(ProgramState program) {
        program.addOutput(line);
    }

    @Override
    public void revert(ProgramState program) {
        program.removeLastOutput();
    }

    @Override
    public String words() {
        return "prints: " + line;
    }
}
