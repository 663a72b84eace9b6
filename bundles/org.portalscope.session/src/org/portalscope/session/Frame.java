package org.portalscope.session;

import java.util.Optional;
import java.util.SortedMap;

import org.portalscope.engine.step.Scope;
import org.portalscope.world.Place;

/**
 * Something that is being done at the cursor; frames lie within one another.
 *
 * @param kind       what it is, a statement for a function that has been called; empty for the thread that a statement belongs to
 * @param label      what to call it
 * @param process    index of the process
 * @param thread     number of the thread, or -1 where no thread is involved
 * @param transition number of the transition it belongs to
 * @param from       index of its first step in that transition
 * @param to         index behind its last step
 * @param place      where the statement is, for frames of a program
 * @param names      that the program knows there, with their values; for threads and functions
 */
public record Frame(Optional<Scope.Kind> kind, String label, int process, int thread, int transition, int from, int to,
        Optional<Place> place, SortedMap<String, String> names) {

    /** Whether it is the given kind of scope. */
    public boolean is(Scope.Kind scope) {
        return kind.isPresent() && kind.get() == scope;
    }
}
