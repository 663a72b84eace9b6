package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.protocol.MatchBitField;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.cursor.ThreadCalls;
import org.portalscope.timeline.session.Session;

/**
 * What the threads of a process are in.
 *
 * @param process index of the process
 * @param threads by number
 * @param shown   the call that is selected, else the one at the cursor, else the innermost one of the first thread
 * @param before  what they were in before the last move of the cursor; empty if another process was shown
 */
public record ThreadStack(int process, List<ThreadCalls> threads, Frame shown, List<ThreadCalls> before) {

    public ThreadStack {
        threads = List.copyOf(threads);
        before = List.copyOf(before);
    }

    /** The thread itself that the shown call belongs to. */
    public Frame thread() {
        List<Frame> calls = threads.get(shown.thread()).calls();
        return calls.get(calls.size() - 1);
    }

    /** The same call before the last move of the cursor, if the thread was in it then. */
    public Optional<Frame> before(Frame call) {
        return before.stream().filter(thread -> thread.thread() == call.thread()).flatMap(thread -> thread.calls().stream())
                .filter(earlier -> earlier.id().equals(call.id())).findFirst();
    }

    /**
     * What a name stands for in the shown call, or else in its thread: {@code MPIreceive: at = 0}, its parts below it; nothing if it has no value there.
     *
     * @param fields what match bits mean
     */
    Optional<String> value(String name, List<MatchBitField> fields) {
        return Stream.of(shown, thread()).filter(call -> call.names().containsKey(name)).findFirst()
                .map(call -> call.label() + ": " + ValueWords.whole(name, call.names().get(name), fields));
    }

    static ThreadStack of(Session session, List<Frame> frames, Optional<Frame> selected, int process, SessionSnapshot last) {
        List<ThreadCalls> threads = session.threads(process);
        Frame shown = selected.filter(Frame::isActivation)
                .or(() -> frames.stream().filter(Frame::isActivation).findFirst())
                .filter(frame -> frame.process() == process)
                .orElseGet(() -> threads.get(0).calls().get(0));
        return new ThreadStack(process, threads, shown, before(session, process, last));
    }

    private static List<ThreadCalls> before(Session session, int process, SessionSnapshot last) {
        if (last == null || last.calls().process != process) {
            return List.of();
        }
        return last.position().equals(session.position()) ? last.calls().before : last.calls().threads;
    }
}
