package org.portalscope.scenario.effect;

import java.util.List;

import org.portalscope.engine.description.Field;
import org.portalscope.scenario.thread.ScenarioProgram;

/** All threads of a process ended, since it died. */
public record ThreadsEnded() implements ScenarioEffect {

    @Override
    public void apply(ScenarioProgram program) {
        program.dead = true;
    }

    @Override
    public void revert(ScenarioProgram program) {
        program.dead = false;
    }

    @Override
    public String words() {
        return "its threads end";
    }

    @Override
    public List<Field> fields() {
        return List.of();
    }
}
