package org.portalscope.world.waiting;

import java.util.Optional;

import org.portalscope.world.program.SourceLocation;

/**
 * A statement that a thread executes again and again.
 *
 * @param process index of its process
 * @param thread  its number in it
 * @param name    of the process, with that of the thread unless it is the first
 * @param place   the statement
 * @param call    whether it calls Portals or a protocol above it
 * @param aim     what its call looked for when it was made last, if it is one of a protocol that knows
 */
public record Poll(int process, int thread, String name, SourceLocation place, boolean call, Optional<ThreadWait> aim) {

    /** {@code rank[1] at line 12 polls MPI_Test for the send to rank[0]: ...}, {@code p at line 10 polls PtlEQGet(eq, &event)}, without a full stop. */
    public String sentence() {
        return aim.map(ThreadWait::pollSentence).orElseGet(() -> name + place.at() + (call ? " polls " : " repeats ") + statement());
    }

    private String statement() {
        String statement = place.quote();
        return statement.endsWith(";") ? statement.substring(0, statement.length() - 1) : statement;
    }

    boolean isOfTheSameThread(Poll other) {
        return process == other.process && thread == other.thread;
    }
}
