package org.portalscope.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

import org.portalscope.world.Choice;
import org.portalscope.world.Place;
import org.portalscope.world.ThreadRuns;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** Finds what is being done at a position. */
final class Frames {

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
            frames.add(new Frame(Optional.empty(), threadLabel(world.process(transition.process()), thread), transition.process(), thread, transition.number(), 0,
                    transition.steps().size(), place));
        }
        for (Transition.Span span : transition.spans()) {
            if (span.holds(position.step() - 1)) {
                frames.add(new Frame(Optional.of(span.scope().kind()), span.scope().name(), transition.process(), thread,
                        transition.number(), span.from(), span.to(), place));
            }
        }
        Collections.reverse(frames);
        return frames;
    }

    private static String threadLabel(WorldProcess process, int thread) {
        return thread == 0 ? process.name() : process.name() + " " + process.program().threadName(thread);
    }
}
