package org.portalscope.presentation.control;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessSubject;

/** What the user has turned to: the frame that the next move is about, the process that is shown in full, and what is selected in all views. */
final class SessionFocus {

    private Optional<Frame> frame = Optional.empty();
    private OptionalInt pinned = OptionalInt.empty();
    private Optional<ProcessSubject> subject = Optional.empty();
    private int lastProcess;

    /** The frame that has been chosen; without one, a move is about the innermost. */
    Optional<Frame> frame() {
        return frame;
    }

    void choose(Optional<Frame> chosen) {
        frame = chosen;
    }

    /** Chooses one of the frames at the cursor; the innermost scope is what moves are about anyway. */
    void choose(List<Frame> frames, int index) {
        choose(Optional.of(frames.get(index)).filter(chosen -> index > 0 || chosen.isActivation()));
    }

    /** The cursor has been moved by a step about the frame, which stays chosen while its thread is in it. */
    void moved(StepKind stepKind, Session session) {
        frame = frame.flatMap(chosen -> Selection.after(stepKind, chosen, session));
    }

    /** Follows the cursor to the process that it is in. */
    void follow(Session session) {
        int process = session.frames().stream().findFirst().or(() -> frame).map(Frame::process).orElse(lastProcess);
        lastProcess = frame.filter(Frame::isActivation).map(Frame::process).orElse(process);
    }

    OptionalInt pinned() {
        return pinned;
    }

    void pin(OptionalInt process) {
        pinned = process;
    }

    /** The pinned process, else the one that the cursor is or was last in. */
    int shownProcess() {
        return pinned.orElse(lastProcess);
    }

    Optional<ProcessSubject> subject() {
        return subject;
    }

    void select(Optional<ProcessSubject> selected) {
        subject = selected;
    }
}
