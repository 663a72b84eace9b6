package org.portalscope.ui.session;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.IntSupplier;
import java.util.function.Supplier;

import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.control.MoveRunner;
import org.portalscope.session.recording.OpenedRecording;
import org.portalscope.session.recording.SessionRecording;

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
        return add(opened(recording.launch(), recording.session(), Optional.of(recording)));
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
        return opened(launch, session, recording);
    }

    private OpenSession opened(Launch launch, LocalSession session, Optional<SessionRecording> recording) {
        MoveRunner runner = runners.get();
        session.deriveAhead(runner::runAhead);
        return new OpenSession(launch, session, recording, runner);
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

    /** Says whether the text of a session has errors by now. */
    public void setStale(OpenSession session, boolean stale) {
        if (session.isStale() != stale) {
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
