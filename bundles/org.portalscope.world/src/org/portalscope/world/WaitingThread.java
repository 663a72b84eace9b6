package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.program.Program;
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

    /** Those of a world, those of services excepted: they are stuck if nothing can happen any more. */
    public static List<WaitingThread> of(World world) {
        List<WaitingThread> waiting = new ArrayList<>();
        for (WorldProcess process : world.processes()) {
            int threads = process.isDead() || process.program().isService() ? 0 : process.program().threadCount();
            for (int thread = 0; thread < threads; thread++) {
                if (world.readiness(process, thread) == Program.Readiness.WAITS) {
                    waiting.add(of(process, thread));
                }
            }
        }
        return waiting;
    }

    private static WaitingThread of(WorldProcess process, int thread) {
        String name = process.name() + (thread == 0 ? "" : " " + process.program().threadName(thread));
        return new WaitingThread(process.index(), thread, name, process.program().place(thread));
    }

    /** The statement with its line, {@code line 12: ...}, without a full stop. */
    public String statement() {
        String statement = place.quote();
        return place.where() + ": " + (statement.endsWith(";") ? statement.substring(0, statement.length() - 1) : statement);
    }

    /** {@code client waits in line 12: ...}, without a full stop. */
    @Override
    public String toString() {
        return name + " waits in " + statement();
    }
}
