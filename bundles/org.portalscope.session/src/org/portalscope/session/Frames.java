package org.portalscope.session;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.world.Choice;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** Finds what is being done at a position. */
final class Frames {

    private static final SortedMap<String, TypedValue> NO_NAMES = Collections.unmodifiableSortedMap(new TreeMap<>());

    private Frames() {
    }

    /** The frames that the step before a position belongs to, the innermost first. */
    static List<Frame> at(World world, Timeline timeline, Position position) {
        if (position.step() == 0) {
            return List.of();
        }
        Transition transition = timeline.transition(position.transition());
        int thread = transition.choice() instanceof Choice.RunThread run ? run.thread() : -1;
        List<Frame> calls = thread < 0 ? List.of() : activations(world.process(transition.process()), thread, timeline, position);
        int depth = Math.min(calls.size(), timeline.depthBefore(transition.number()));
        List<Frame> frames = new ArrayList<>(calls.subList(0, depth));
        Optional<SourceLocation> place = transition.opening() instanceof ThreadScheduled run ? Optional.of(run.place()) : Optional.empty();
        for (int i = 0; i < transition.spans().size(); i++) {
            Transition.Span span = transition.spans().get(i);
            if (span.holds(position.step() - 1)) {
                FrameId id = new FrameId.OfScope(transition.number(), i);
                frames.add(new Frame(id, Optional.of(span.scope().kind()), span.scope().name(), transition.process(), thread, depth, transition.number(),
                        span.from(), span.to(), place, NO_NAMES));
            }
        }
        frames.addAll(calls.subList(depth, calls.size()));
        Collections.reverse(frames);
        return frames;
    }

    /** What the threads of a process are in. */
    static List<ThreadCalls> threads(World world, WorldProcess process, Timeline timeline, Position position) {
        Program program = process.program();
        List<ThreadCalls> threads = new ArrayList<>();
        for (int thread = 0; thread < program.threadCount(); thread++) {
            List<Frame> calls = activations(process, thread, timeline, position);
            Collections.reverse(calls);
            threads.add(new ThreadCalls(thread, label(process, thread), world.readiness(process, thread), calls));
        }
        return threads;
    }

    /** A thread and the functions that it is in, the thread first. */
    private static List<Frame> activations(WorldProcess process, int thread, Timeline timeline, Position position) {
        int number = position.transition();
        int steps = timeline.steps(number);
        List<Program.Activation> activations = process.program().activations(thread);
        List<Frame> frames = new ArrayList<>();
        for (Program.Activation activation : activations) {
            String label = frames.isEmpty() ? label(process, thread) : activation.name();
            FrameId id = timeline.call(process.index(), thread, frames.size() + 1, position);
            frames.add(new Frame(id, Optional.empty(), label, process.index(), thread, frames.size() + 1, number, 0, steps,
                    Optional.of(activation.place()), activation.names()));
        }
        if (frames.isEmpty()) {
            FrameId id = timeline.call(process.index(), thread, 1, position);
            frames.add(new Frame(id, Optional.empty(), label(process, thread), process.index(), thread, 1, number, 0, steps,
                    Optional.of(process.program().place(thread)), NO_NAMES));
        }
        return frames;
    }

    private static String label(WorldProcess process, int thread) {
        return thread == 0 ? process.name() : process.name() + " " + process.program().threadName(thread);
    }
}
