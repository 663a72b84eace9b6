package org.portalscope.cli.step;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** Tells who waits for whom, as lines of text. */
final class WaitText {

    private static final String INDENT = "  ";

    private WaitText() {
    }

    /** Who waits for ever, and below it what each thread waits for that waits. */
    static List<String> lines(WaitForGraph graph) {
        List<String> lines = new ArrayList<>(List.of(DeadlockWords.sentence(graph)));
        for (WaitForProcess process : graph.processes()) {
            List<ThreadWait> deadlocked = graph.deadlocked(process);
            process.waits().forEach(wait -> lines.add(INDENT + wait.name() + " " + wait.words() + (deadlocked.contains(wait) ? ", for ever" : "")));
        }
        return lines;
    }
}
