package org.portalscope.ui.session;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.Deviation;
import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;

/** The sessions that are open in the workbench; one of them is selected, and views follow it. To be used in the display's thread only. */
public final class OpenSessions {

    private final Supplier<MoveRunner> runners;
    private final IntSupplier bound;
    private final SessionRecordings recordings;
    private final List<OpenSessionsListener> listeners = new CopyOnWriteArrayList<>();
    private final List<OpenSession> sessions = new ArrayList<>();
    private OpenSession selected;
    private Optional<String> obstacle = Optional.empty();

    /**
     * No open sessions.
     *
     * @param runners    makes what runs the long moves of one session
     * @param bound      how many transitions one move executes at most, asked at each start of a session
     * @param recordings lets the sessions that are started write themselves into recordings
     */
    public OpenSessions(Supplier<MoveRunner> runners, IntSupplier bound, SessionRecordings recordings) {
        this.runners = runners;
        this.bound = bound;
        this.recordings = recordings;
    }

    /** The open sessions, those opened first before the others. */
    public List<OpenSession> all() {
        return List.copyOf(sessions);
    }

    public Optional<OpenSession> selected() {
        return Optional.ofNullable(selected);
    }

    /**
     * Starts a session and selects it.
     *
     * @param begin moves its cursor to where it is to be seen first
     */
    public OpenSession open(Launch launch, Consumer<SessionDriver> begin) {
        return add(start(launch, begin));
    }

    /**
     * Takes the session in a recording and selects it.
     *
     * @param begin moves its cursor to where it is to be seen first
     */
    public OpenSession open(OpenedRecording recording, Consumer<SessionDriver> begin) {
        begin(recording.session(), begin);
        return add(opened(recording.launch(), recording.session(), new Branches(recording.session()), Optional.of(recording)));
    }

    private OpenSession add(OpenSession opened) {
        sessions.add(opened);
        select(opened);
        return opened;
    }

    /** Starts a session in the place of another one, which ends, and selects it. If the other one is no longer open, this is a further one. */
    public OpenSession replace(OpenSession old, Launch launch, Consumer<SessionDriver> begin) {
        int place = sessions.indexOf(old);
        if (place < 0) {
            return open(launch, begin);
        }
        OpenSession replacement = start(launch, begin);
        sessions.set(place, replacement);
        old.close();
        listeners.forEach(listener -> listener.replaced(old, replacement));
        select(replacement);
        return replacement;
    }

    private OpenSession start(Launch launch, Consumer<SessionDriver> begin) {
        LocalSession session = launch.start(bound.getAsInt());
        Optional<SessionRecording> recording = recordings.record(launch, session);
        begin(session, begin);
        return opened(launch, session, new Branches(session), recording);
    }

    private OpenSession opened(Launch launch, LocalSession session, Branches branches, Optional<SessionRecording> recording) {
        MoveRunner runner = runners.get();
        session.deriveAhead(runner::runAhead);
        OpenSession opened = new OpenSession(launch, session, branches, recording, runner);
        opened.controller().addListener(new SessionListener() {
            @Override
            public void changed() {
                // only its end matters here
            }

            @Override
            public void lost(IOException why) {
                lose(opened, why);
            }
        });
        return opened;
    }

    /** Ends a session whose recording cannot be read any more; where it was shown, that is said. */
    private void lose(OpenSession session, IOException why) {
        boolean wasSelected = selected == session;
        String words = "'" + session.launch().title() + "' has ended. " + session.unreadable(why);
        close(session);
        if (wasSelected) {
            selectNone(words);
        }
    }

    /**
     * Ends the sessions whose recordings have been changed since they were opened.
     *
     * @param why what was noticed of that
     * @return whether there was one
     */
    public boolean loseChanged(IOException why) {
        List<OpenSession> changed = sessions.stream().filter(OpenSession::isChanged).toList();
        changed.forEach(session -> lose(session, why));
        return !changed.isEmpty();
    }

    /**
     * Lets the run of a session go on otherwise: at its end in the session itself, from a place in its past in a session of its own, which is selected.
     *
     * @param point where, as the session says
     * @param ended is told at the end what is wrong with that, as a sentence, or nothing if it has happened
     */
    public void goOn(OpenSession origin, BranchPoint point, Deviation deviation, Consumer<Optional<String>> ended) {
        if (point.isEnd()) {
            ended.accept(refusal(() -> origin.controller().seek(deviation::happen)));
        } else {
            NewBranch made = new NewBranch(origin, point, deviation);
            origin.controller().work(made::begin, () -> ended.accept(made.open()));
        }
    }

    /** A branch that is begun in the background and then opened. */
    private final class NewBranch {

        private final OpenSession origin;
        private final BranchPoint point;
        private final Deviation deviation;
        private TimelineBranch branch;
        private Launch launch;
        private Optional<SessionRecording> recording;
        private Optional<String> refused;

        NewBranch(OpenSession origin, BranchPoint point, Deviation deviation) {
            this.origin = origin;
            this.point = point;
            this.deviation = deviation;
        }

        void begin() {
            refused = refusal(() -> branch = origin.branches().begin(point, deviation));
            if (refused.isEmpty()) {
                launch = origin.launch().titled(branch.session().title() + ", " + branch.title());
                recording = recordings.record(launch, branch.session());
            }
        }

        Optional<String> open() {
            if (refused.isEmpty()) {
                add(opened(launch, branch.session(), origin.branches(), recording));
            }
            return refused;
        }
    }

    private static Optional<String> refusal(Runnable action) {
        try {
            action.run();
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of("That cannot be: " + e.getMessage() + ".");
        }
    }

    private static void begin(LocalSession session, Consumer<SessionDriver> begin) {
        try (SessionDriver driver = session.drive()) {
            begin.accept(driver);
        }
    }

    /** Lets views follow one of the open sessions. */
    public void select(OpenSession session) {
        if (!sessions.contains(session)) {
            throw new IllegalArgumentException("this session is not open: " + session.launch().title());
        }
        selected = session;
        obstacle = Optional.empty();
        listeners.forEach(OpenSessionsListener::sessionsChanged);
    }

    /**
     * Lets views follow none of the open sessions, since what the user looks at has none.
     *
     * @param why as a sentence
     */
    public void selectNone(String why) {
        selected = null;
        obstacle = Optional.of(why);
        listeners.forEach(OpenSessionsListener::sessionsChanged);
    }

    /** Why none is selected though the user looks at something that could have one, as a sentence. */
    public Optional<String> obstacle() {
        return obstacle;
    }

    /** Says whether the text of a session has errors by now. One that repeats a recording does not come from the text, but from what was recorded. */
    public void setStale(OpenSession session, boolean stale) {
        if (!session.isReplay() && session.isStale() != stale) {
            session.setStale(stale);
            listeners.forEach(OpenSessionsListener::sessionsChanged);
        }
    }

    /** Ends a session; if it was selected, the one opened last of the others is. */
    public void close(OpenSession session) {
        if (sessions.remove(session)) {
            session.close();
            if (selected == session) {
                selected = sessions.isEmpty() ? null : sessions.get(sessions.size() - 1);
            }
            listeners.forEach(OpenSessionsListener::sessionsChanged);
        }
    }

    public void addListener(OpenSessionsListener listener) {
        listeners.add(listener);
    }

    public void removeListener(OpenSessionsListener listener) {
        listeners.remove(listener);
    }
}
