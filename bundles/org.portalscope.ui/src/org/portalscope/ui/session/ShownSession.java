package org.portalscope.ui.session;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

import org.portalscope.analysis.search.StepQuery;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionListeners;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessSubject;

/**
 * The session that a view shows: the one that is selected in the workbench, or the one that the view is pinned to. Without a session, what is asked
 * of it is nothing, and what it is told to do does nothing. To be used in the display's thread only.
 */
public final class ShownSession implements OpenSessionsListener {

    private final OpenSessions sessions;
    /** Those who look at it, whichever it is. */
    private final SessionListeners listeners = new SessionListeners();
    private OpenSession held;
    private OpenSession shown;

    /** Shows what is selected. */
    public ShownSession(OpenSessions sessions) {
        this.sessions = sessions;
        sessions.addListener(this);
        sessionsChanged();
    }

    /** Follows nothing any more. */
    public void dispose() {
        sessions.removeListener(this);
        show(null);
    }

    /** The session, if one is open. */
    public Optional<OpenSession> open() {
        return Optional.ofNullable(shown);
    }

    /** Why there is none, as a sentence, if what the user looks at could have one. */
    public Optional<String> obstacle() {
        return sessions.obstacle();
    }

    /** Whether it stays the same whatever is selected. */
    public boolean isHeld() {
        return held != null;
    }

    /** Stays with the session that is shown now, or follows the selected one again. */
    public void hold(boolean stays) {
        held = stays ? shown : null;
        sessionsChanged();
    }

    @Override
    public void sessionsChanged() {
        held = held != null && sessions.all().contains(held) ? held : null;
        OpenSession now = held != null ? held : sessions.selected().orElse(null);
        if (now != shown) {
            show(now);
            listeners.busy(isBusy());
            listeners.changed();
        }
    }

    @Override
    public void replaced(OpenSession old, OpenSession replacement) {
        held = held == old ? replacement : held;
    }

    private void show(OpenSession now) {
        controller().ifPresent(before -> before.removeListener(listeners));
        shown = now;
        controller().ifPresent(after -> after.addListener(listeners));
    }

    private Optional<SessionController> controller() {
        return open().map(OpenSession::controller);
    }

    /** Where its cursor is, or was before the move that is running. */
    public Optional<SessionSnapshot> snapshot() {
        return controller().map(SessionController::snapshot);
    }

    /** Whether a long move of it is running. */
    public boolean isBusy() {
        return controller().map(SessionController::isBusy).orElse(false);
    }

    /** The process that is shown whatever the cursor does. */
    public OptionalInt pinned() {
        return controller().map(SessionController::pinned).orElse(OptionalInt.empty());
    }

    /** Shows one process whatever the cursor does, or again the one that the cursor is in. */
    public void pin(OptionalInt process) {
        controller().ifPresent(controller -> controller.pin(process));
    }

    /** Chooses the frame that the next move is about, by its index in {@link SessionSnapshot#frames}. */
    public void select(int frame) {
        controller().ifPresent(controller -> controller.select(frame));
    }

    /** Chooses the frame that the next move is about, or the innermost one again. */
    public void select(Optional<Frame> frame) {
        controller().ifPresent(controller -> controller.select(frame));
    }

    /** What is selected in all views of it. */
    public Optional<ProcessSubject> selectedSubject() {
        return controller().flatMap(SessionController::selectedSubject);
    }

    /** Selects something in all views of it, or nothing. */
    public void selectSubject(Optional<ProcessSubject> subject) {
        controller().ifPresent(controller -> controller.selectSubject(subject));
    }

    /** Moves the cursor as a key does. */
    public void move(StepKind stepKind, Direction direction) {
        controller().ifPresent(controller -> controller.move(stepKind, direction));
    }

    /** Moves the cursor to a position of the timeline. */
    public void seek(Position position) {
        controller().ifPresent(controller -> controller.seek(position));
    }

    /** Moves the cursor with something that knows where to. */
    public void seek(Consumer<SessionDriver> seeker) {
        controller().ifPresent(controller -> controller.seek(seeker));
    }

    /** Moves the cursor to what led to the step there, or, going forward, to what it led to. */
    public void follow(Direction direction) {
        controller().ifPresent(direction == Direction.BACK ? SessionController::goToCause : SessionController::goToConsequence);
    }

    /** Moves the cursor to the nearest step that is wanted. */
    public void find(StepQuery wanted, Direction direction) {
        controller().ifPresent(controller -> controller.find(wanted, direction));
    }

    /** Marks all steps of the timeline that are wanted. */
    public void findAll(StepQuery wanted) {
        controller().ifPresent(controller -> controller.findAll(wanted));
    }

    /** How far a long move is, in per cent, if its length is known. */
    public OptionalInt percent() {
        return controller().map(SessionController::percent).orElse(OptionalInt.empty());
    }

    /** Ends a long move where it has come to. */
    public void cancel() {
        controller().ifPresent(SessionController::cancel);
    }

    public void addListener(SessionListener listener) {
        listeners.add(listener);
    }

    public void removeListener(SessionListener listener) {
        listeners.remove(listener);
    }

    /** Tells those who look at it that something could not be done, as a sentence says. */
    public void missed(String sentence) {
        listeners.missed(sentence);
    }
}
