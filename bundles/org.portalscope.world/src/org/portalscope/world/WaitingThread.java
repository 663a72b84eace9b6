package org.portalscope.world;

import org.portalscope.world.program.SourceLocation;

/**
 * A thread that waits.
 *
 * @param process index of its process
 * @param thread  its number in it
 * @param name    of the process, with that of the thread unless it is the first
 * @param place   the statement that it waits in
 */
public record WaitingThread(int process, int thread, String name, SourceLocation place) {

    /** {@code client waits in line 12: ...}, without a full stop. */
    @Override
    public String toString() {
        String statement = place.quote();
        return name + " waits in " + place.where() + ": " + (statement.endsWith(";") ? statement.substring(0, statement.length() - 1) : statement);
    }
}
