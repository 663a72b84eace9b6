package org.portalscope.timeline.cursor;

import java.util.List;
import java.util.Optional;
import java.util.SortedMap;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.FrameId;
import org.portalscope.world.program.SourceLocation;

/**
 * Something that is being done at the cursor; frames lie within one another.
 *
 * @param id         the same wherever the cursor is while the frame lasts
 * @param kind       what it is; empty for an activation: a thread, or a function that it is in
 * @param label      what to call it
 * @param process    index of the process
 * @param thread     number of the thread, or -1 where no thread is involved
 * @param depth      how many activations it lies in, the thread and itself included; 0 where no thread is involved
 * @param transition number of the transition at the cursor
 * @param from       index of its first step in that transition
 * @param to         index behind its last step
 * @param place      where the statement is, for frames of a program
 * @param names      that the program knows there, with their values; for activations
 */
public record Frame(FrameId id, Optional<Scope.Kind> kind, String label, int process, int thread, int depth, int transition, int from, int to,
        Optional<SourceLocation> place, SortedMap<String, TypedValue> names) {

    /** The index in a list of the frame that it is, whatever has changed in that; -1 if it is none of them. */
    public int indexIn(List<Frame> frames) {
        return frames.stream().map(Frame::id).toList().indexOf(id);
    }

    /** Whether it is the given kind of scope. */
    public boolean is(Scope.Kind scope) {
        return kind.isPresent() && kind.get() == scope;
    }

    /** Whether it is a thread, or a function that a thread is in. */
    public boolean isActivation() {
        return kind.isEmpty();
    }

    /** Whether stepping it is stepping its thread: it is an activation, or a statement. */
    public boolean stepsThread() {
        return isActivation() || is(Scope.Kind.STATEMENT);
    }
}
