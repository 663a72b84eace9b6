package org.portalscope.scenario.effect;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.ProgramState;

/** A program printed a line. */
public record LinePrinted(String line) implements ScenarioEffect {

    @Override
    public void apply(ProgramState program) {
        program.addOutput(line);
    }

    @Override
    public void revert(ProgramState program) {
        program.removeLastOutput();
    }

    @Override
    public long dataLength() {
        return line.length();
    }

    @Override
    public String words() {
        return "prints: " + ControlCharacters.shown(line);
    }

    @Override
    public Category category() {
        return Category.OUTPUT;
    }

    @Override
    public void describe(Fields out) {
        out.value("line", line);
    }
}
