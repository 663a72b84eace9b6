package org.portalscope.timeline.cursor;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.FrameId;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** Finds what is being done at a position. */
public final class Frames {

    private static final SortedMap<String, TypedValue> NO_NAMES = Collections.unmodifiableSortedMap(new TreeMap<>());

    private Frames() {
    }

    /**
     * The frames that the step before a position belongs to, the innermost first. A call of a library lies between the statement that makes it and the
     * calls of Portals that it makes.
     */
    public static List<Frame> at(WorldState state, Timeline timeline, Position position) {
        if (position.step() == 0) {
            return List.of();
        }
        Transition transition = timeline.transition(position.transition());
        int thread = transition.choice() instanceof Choice.RunThread run ? run.thread() : -1;
        List<Frame> calls = thread < 0 ? List.of() : activations(state.process(transition.process()), thread, transition, timeline);
        int outside = calls.size() - (thread < 0 ? 0 : state.process(transition.process()).upperCalls(thread));
        int depth = Math.min(outside, timeline.depthBefore(transition.number()));
        List<Frame> frames = new ArrayList<>(calls.subList(0, depth));
        frames.addAll(spans(transition, position, thread, depth));
        boolean inStatement = frames.size() > depth && frames.get(depth).is(Scope.Kind.STATEMENT);
        frames.addAll(outside == calls.size() ? frames.size() : depth + (inStatement ? 1 : 0), calls.subList(depth, calls.size()));
        Collections.reverse(frames);
        return frames;
    }

    /** What the step before a position belongs to in its transition, the outermost first. */
    private static List<Frame> spans(Transition transition, Position position, int thread, int depth) {
        Optional<SourceLocation> place = transition.opening().field("place", SourceLocation.class);
        List<Frame> frames = new ArrayList<>();
        for (int i = 0; i < transition.spans().size(); i++) {
            Transition.Span span = transition.spans().get(i);
            if (span.holds(position.step() - 1)) {
                FrameId id = new FrameId.OfScope(transition.number(), i);
                frames.add(new Frame(id, Optional.of(span.scope().kind()), span.scope().name(), transition.process(), thread, depth, transition.number(),
                        span.from(), span.to(), place, NO_NAMES));
            }
        }
        return frames;
    }

    /** What the threads of a process are in. */
    public static List<ThreadCalls> threads(ProcessState process, Timeline timeline, Position position) {
        Transition transition = position.step() == 0 ? null : timeline.transition(position.transition());
        List<ThreadCalls> threads = new ArrayList<>();
        for (int thread = 0; thread < process.threadCount(); thread++) {
            List<Frame> calls = activations(process, thread, transition, timeline);
            Collections.reverse(calls);
            threads.add(new ThreadCalls(thread, process.label(thread), process.readiness(thread), calls));
        }
        return threads;
    }

    /** A thread and the functions that it is in, the thread first. */
    private static List<Frame> activations(ProcessState process, int thread, Transition transition, Timeline timeline) {
        int number = transition == null ? 0 : transition.number();
        int steps = transition == null ? 0 : transition.steps().size();
        List<Program.Activation> activations = process.activations(thread);
        List<Frame> frames = new ArrayList<>();
        for (Program.Activation activation : activations) {
            String label = frames.isEmpty() ? process.label(thread) : activation.name();
            FrameId id = timeline.call(process.index(), thread, frames.size() + 1, number);
            frames.add(new Frame(id, Optional.empty(), label, process.index(), thread, frames.size() + 1, number, 0, steps,
                    Optional.of(activation.place()), activation.names()));
        }
        if (frames.isEmpty()) {
            FrameId id = timeline.call(process.index(), thread, 1, number);
            frames.add(new Frame(id, Optional.empty(), process.label(thread), process.index(), thread, 1, number, 0, steps,
                    Optional.of(process.place(thread)), NO_NAMES));
        }
        return frames;
    }
}
