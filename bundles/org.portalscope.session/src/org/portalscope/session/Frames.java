package org.portalscope.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.step.Scope;
import org.portalscope.world.Choice;
import org.portalscope.world.Place;
import org.portalscope.world.Program;
import org.portalscope.world.ThreadRuns;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** Finds what is being done at a position. */
final class Frames {

    private static final SortedMap<String, String> NO_NAMES = Collections.unmodifiableSortedMap(new TreeMap<>());

    private Frames() {
    }

    /** The frames that the step before a position belongs to, the innermost first. */
    static List<Frame> at(World world, Timeline timeline, Position position) {
        if (position.step() == 0) {
            return List.of();
        }
        Transition transition = timeline.transition(position.transition());
        List<Frame> frames = new ArrayList<>();
        int thread = transition.choice() instanceof Choice.RunThread run ? run.thread() : -1;
        Optional<Place> place = transition.opening() instanceof ThreadRuns run ? Optional.of(run.place()) : Optional.empty();
        if (thread >= 0) {
            addThread(world.process(transition.process()), thread, transition, place, frames);
        }
        for (Transition.Span span : transition.spans()) {
            if (span.holds(position.step() - 1)) {
                frames.add(new Frame(Optional.of(span.scope().kind()), span.scope().name(), transition.process(), thread,
                        transition.number(), span.from(), span.to(), place, NO_NAMES));
            }
        }
        Collections.reverse(frames);
        return frames;
    }

    /** The thread, and the functions that it is in. */
    private static void addThread(WorldProcess process, int thread, Transition transition, Optional<Place> place, List<Frame> frames) {
        List<Program.Activation> activations = process.program().activations(thread);
        int steps = transition.steps().size();
        frames.add(new Frame(Optional.empty(), threadLabel(process, thread), process.index(), thread, transition.number(), 0, steps, place,
                activations.isEmpty() ? NO_NAMES : activations.get(0).names()));
        for (int i = 1; i < activations.size(); i++) {
            Program.Activation function = activations.get(i);
            frames.add(new Frame(Optional.of(Scope.Kind.STATEMENT), function.name(), process.index(), thread, transition.number(), 0, steps,
                    Optional.of(function.place()), function.names()));
        }
    }

    private static String threadLabel(WorldProcess process, int thread) {
        return thread == 0 ? process.name() : process.name() + " " + process.program().threadName(thread);
    }
}
