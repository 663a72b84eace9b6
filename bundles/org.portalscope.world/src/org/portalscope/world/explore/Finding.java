package org.portalscope.world.explore;

import java.util.List;

import org.portalscope.world.Choice;
import org.portalscope.world.waiting.BlockedThread;

/**
 * Something that goes wrong in some order of the transitions.
 *
 * @param words    what goes wrong and where
 * @param schedule the choices that lead there from the beginning: no shorter list does; a livelock is where nothing is left but what comes again and again
 * @param blocked  the threads that wait, if it is that they are stuck, or that others poll for ever
 */
public record Finding(Kind kind, String words, List<Choice> schedule, List<BlockedThread> blocked) {

    public Finding {
        schedule = List.copyOf(schedule);
        blocked = List.copyOf(blocked);
    }

    /** What is wrong at the end of that order. */
    public Violation violation() {
        return new Violation(kind, words);
    }

    /** What can go wrong. */
    public enum Kind {
        /** Something asserted or expected does not hold. */
        ASSERT,
        /** Nothing can happen any more, but a thread of a process that is no service waits. */
        STUCK,
        /** A message was dropped that no {@code expect drop} takes. */
        DROP,
        /** A program used memory that an operation is working on, Portals 3.2 §1.7. */
        VOLATILE,
        /** An interface was shut down with objects or pending operations on it, or the use of a protocol ended with resources that have not been freed. */
        LEAK,
        /** Something can always happen, but never again anything that lets all processes that are no services finish. */
        LIVELOCK
    }
}
