package org.portalscope.engine.property;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.step.Journal;
import org.portalscope.engine.step.Scope;

/** A journal that keeps what the steps and scopes say. */
final class StepWords implements Journal {

    private final List<String> lines = new ArrayList<>();

    /** All lines so far. */
    List<String> lines() {
        return lines;
    }

    @Override
    public void note(org.portalscope.engine.step.Step step) {
        lines.add(step.getClass().getSimpleName() + ": " + step.words());
    }

    @Override
    public void enter(Scope scope) {
        lines.add(scope.kind() + " " + scope.name() + " {");
    }

    @Override
    public void leave() {
        lines.add("}");
    }
}
