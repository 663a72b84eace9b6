package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.scenario.thread.ScenarioProgram;

/** A program printed a line. */
public record LinePrinted(String line) implements ScenarioEffect {

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

    @Override
    public Category category() {
        return Category.OUTPUT;
    }

    @Override
    public List<Field> fields() {
        return new Fields().value("line", line).list();
    }
}
