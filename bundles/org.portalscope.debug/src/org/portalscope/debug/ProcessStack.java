package org.portalscope.debug;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.text.ReadinessWords;
import org.portalscope.world.program.Program;

/**
 * What one process is doing at the cursor.
 *
 * @param process its index
 * @param label   what to call it, and what it can do
 * @param frames  what is being done at the cursor, the innermost first, if that is in this process; then the calls that its other threads are in
 */
public record ProcessStack(int process, String label, List<StackLine> frames) {

    public ProcessStack {
        frames = List.copyOf(frames);
    }

    /** @param live how it stands if it runs elsewhere, behind its name; else empty */
    static ProcessStack of(Session session, ProcessState process, List<Frame> atCursor, String live) {
        List<ThreadCalls> threads = session.threads(process.index());
        List<Frame> here = atCursor.stream().filter(frame -> frame.process() == process.index()).toList();
        int running = here.isEmpty() ? -1 : here.get(0).thread();
        List<StackLine> lines = new ArrayList<>(StackLine.of(here, threads));
        threads.stream().filter(thread -> thread.thread() != running).forEach(thread -> lines.addAll(StackLine.of(thread.calls(), threads)));
        return new ProcessStack(process.index(), process.id() + " " + process.name() + state(process, !live.isEmpty()) + live, lines);
    }

    /** Of one that runs elsewhere it is not known that it has ended because nothing more has come. */
    private static String state(ProcessState process, boolean isElsewhere) {
        if (isElsewhere && process.readiness() == Program.Readiness.ENDED) {
            return "";
        }
        if (process.isDead()) {
            return " (dead)";
        }
        return process.hasFailed() ? " (failed)" : ReadinessWords.behindName(process.readiness());
    }

    /** Whether it looks like another one: the same frames with the same labels. */
    public boolean looksLike(ProcessStack other) {
        return label.equals(other.label) && looks().equals(other.looks());
    }

    private List<Object> looks() {
        return frames.stream().flatMap(line -> Stream.<Object>of(line.frame().id(), line.label())).toList();
    }

    /** The labels of its frames, a line for each. */
    String text() {
        return label + frames.stream().map(line -> "\n  " + line.label()).collect(Collectors.joining());
    }
}
