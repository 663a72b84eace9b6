package org.portalscope.presentation.control;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/**
 * The statement that a thread is before or in.
 *
 * @param process index of its process
 * @param label   the name of the process, with that of the thread if it is another than the first
 */
public record ThreadStatement(int process, String label, SourceLocation place) {

    /** Those of all threads that have not ended, by process. */
    static List<ThreadStatement> of(Session session) {
        List<ThreadStatement> statements = new ArrayList<>();
        for (ProcessState process : session.state().processes()) {
            for (int thread = 0; thread < process.threadCount(); thread++) {
                if (process.readiness(thread) != Program.Readiness.ENDED && process.place(thread) != null) {
                    statements.add(new ThreadStatement(process.index(), label(process, thread), process.place(thread)));
                }
            }
        }
        return statements;
    }

    private static String label(ProcessState process, int thread) {
        return thread == 0 ? process.name() : process.name() + " (thread " + process.threadName(thread) + ")";
    }
}
