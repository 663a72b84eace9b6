package org.portalscope.cli;

import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.cli.json.LineWriter;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.Position;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;

/** What happens when every transition is executed with its steps, one after the other. */
final class Course {

    private final List<Transition> transitions = new ArrayList<>();
    private final List<String> steps = new ArrayList<>();
    private final List<String> states = new ArrayList<>();

    /** @param longest transitions after which it is stopped */
    Course(World world, Scheduler scheduler, int longest) {
        states.add(world.dump());
        Optional<Choice> next = scheduler.next(world);
        while (next.isPresent() && transitions.size() < longest) {
            transitions.add(world.execute(next.get(), transitions.size() + 1));
            steps.add(text(transitions.get(transitions.size() - 1)));
            states.add(world.dump());
            next = scheduler.next(world);
        }
    }

    int size() {
        return transitions.size();
    }

    List<Transition> transitions() {
        return transitions;
    }

    /** The steps of a transition, by its number. */
    String steps(int number) {
        return steps.get(number - 1);
    }

    /** The state at a position behind the last step of a transition, or at the start. */
    String state(Position position) {
        return states.get(position.transition());
    }

    /** A transition with all its steps, field by field. */
    static String text(Transition transition) {
        StringWriter out = new StringWriter();
        try {
            for (Step step : transition.steps()) {
                out.append(step.getClass().getSimpleName()).append(' ').append(step.words()).append(' ');
                LineWriter.line(out, step::fields);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return transition.choice() + " " + transition.time() + " " + transition.spans() + out;
    }
}
