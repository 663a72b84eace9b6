package org.portalscope.cli.step;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** The blocked threads, as lines of text. */
final class WaitText {

    private static final String INDENT = "  ";

    private WaitText() {
    }

    /** The deadlock, if there is one, and below it what each thread is blocked in. */
    static List<String> lines(WaitForGraph graph) {
        List<String> lines = new ArrayList<>(List.of(DeadlockWords.sentence(graph)));
        for (WaitForProcess process : graph.processes()) {
            List<ThreadWait> deadlocked = graph.deadlocked(process);
            process.waits().forEach(thread -> lines.add(INDENT + thread.sentence() + state(process, deadlocked.contains(thread))));
        }
        return lines;
    }

    private static String state(WaitForProcess process, boolean isDeadlocked) {
        return process.service() ? " (service)" : isDeadlocked ? "" : " (can still be released)";
    }
}
