package org.portalscope.scene.waiting;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.scene.Shortening;
import org.portalscope.scene.TextMeasure;
import org.portalscope.scene.Wrapping;
import org.portalscope.scene.style.TextStyle;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraph;
import org.portalscope.world.waiting.WaitForProcess;

/** What stands in the box of a process, line by line. */
final class WaitForText {

    static final int WIDE = 216;
    static final int LINE = 16;
    static final int INSIDE = 8;
    /** What a thread waits for takes as many lines at most. */
    private static final int MOST_LINES = 4;
    private static final int MOST_THREADS = 3;

    private final WaitForGraph graph;
    private final WaitForProcess process;
    private final List<String> lines = new ArrayList<>();

    WaitForText(WaitForGraph graph, WaitForProcess process, TextMeasure measure) {
        this.graph = graph;
        this.process = process;
        for (String sentence : sentences().stream().limit(MOST_THREADS).toList()) {
            add(sentence, measure);
        }
    }

    private void add(String sentence, TextMeasure measure) {
        int room = WIDE - 2 * INSIDE;
        List<String> all = Wrapping.lines(sentence, room, text -> measure.width(text, TextStyle.UI));
        boolean cut = all.size() > MOST_LINES;
        List<String> kept = new ArrayList<>(all.subList(0, cut ? MOST_LINES - 1 : all.size()));
        if (cut) {
            kept.add(String.join(" ", all.subList(MOST_LINES - 1, all.size())));
        }
        kept.forEach(line -> lines.add(Shortening.END.fit(line, room, text -> measure.width(text, TextStyle.UI))));
    }

    WaitForProcess process() {
        return process;
    }

    /** {@code rank 0 (1:0)}. */
    String title() {
        return process.name() + " (" + process.id() + ")";
    }

    List<String> lines() {
        return lines;
    }

    int height() {
        return 2 * INSIDE + LINE * (1 + lines.size());
    }

    boolean isDeadlocked() {
        return !graph.deadlocked(process).isEmpty();
    }

    /** What is said of each thread, or of the process where none waits. */
    List<String> sentences() {
        if (process.waits().isEmpty()) {
            return List.of(process.hasEnded() ? "has ended" : "runnable");
        }
        return process.waits().stream().map(wait -> (process.waits().size() == 1 ? "" : wait.name() + " ") + wait.words() + state(wait)).toList();
    }

    private String state(ThreadWait wait) {
        return process.service() ? " (service)" : graph.deadlocked(process).contains(wait) ? "" : " (can still be released)";
    }

    /** Whether a line of the box parts into some of which one is enough, or all of which have to be. */
    String junction() {
        boolean any = process.waits().stream().anyMatch(ThreadWait::isAny);
        return any ? "any of" : "all of";
    }
}
