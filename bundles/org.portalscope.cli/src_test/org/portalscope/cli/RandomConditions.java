package org.portalscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.Transition;

/** Conditions made of what steps of a timeline say of themselves, so that many of them are met somewhere. */
final class RandomConditions {

    private final Timeline timeline;
    private final ProcessTable processes;
    private final SplittableRandom random;

    RandomConditions(Timeline timeline, ProcessTable processes, SplittableRandom random) {
        this.timeline = timeline;
        this.processes = processes;
        this.random = random;
    }

    /** Another one, which may be one that no step can meet. */
    String next() {
        String condition = simple();
        for (int more = random.nextInt(3); more > 0; more--) {
            condition = '(' + condition + ')' + (random.nextInt(3) == 0 ? " || " : " && ") + simple();
        }
        return condition;
    }

    private String simple() {
        Transition transition = timeline.transition(1 + random.nextInt(timeline.size()));
        List<String> known = known(transition, transition.steps().get(random.nextInt(transition.steps().size())));
        String condition = known.get(random.nextInt(known.size()));
        return random.nextInt(5) == 0 ? "!(" + condition + ')' : condition;
    }

    private List<String> known(Transition transition, Step step) {
        List<String> known = new ArrayList<>(List.of("kind == \"" + step.kind() + '"', "section == \"" + step.section() + '"',
                "transition > " + transition.number(), "process == \"" + processes.process(transition.process()).name() + '"'));
        if (step instanceof Check check) {
            known.add(check.passed() ? "passed" : "reason == \"" + check.reason() + '"');
        }
        step.fields().forEach(field -> add(field, known));
        return known;
    }

    private static void add(Field field, List<String> known) {
        if (field.value() instanceof Long number) {
            known.add(field.name() + (field.unit() == Unit.HANDLE ? " == \"" + Handle.text(number) + '"' : " == " + Long.toUnsignedString(number)));
        } else if (field.value() instanceof Boolean flag) {
            known.add(field.name() + " == " + (flag ? 1 : 0));
        }
    }
}
