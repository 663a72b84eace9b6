package org.portalscope.timeline.session;

import java.util.List;
import java.util.Optional;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;

/** Finds what Step Return leaves. */
final class ParentFrame {

    private ParentFrame() {
    }

    /** The end, or going back the beginning, of the nearest frame around the selected one that the cursor does not stand at. */
    static Optional<Position> edge(Direction direction, Optional<Frame> selected, Session session) {
        if (selected.isPresent() && selected.get().isActivation()) {
            return Optional.empty();
        }
        Position position = session.position();
        boolean forward = direction == Direction.FORWARD;
        List<Frame> frames = session.frames();
        int parents = selected.map(frame -> frame.indexIn(frames)).orElse(0) + 1;
        return frames.stream().skip(parents).filter(frame -> !frame.isActivation())
                .map(frame -> forward ? frame.to() : Math.max(1, frame.from()))
                .filter(step -> forward ? step > position.step() : step < position.step())
                .findFirst().map(step -> new Position(position.transition(), step));
    }

    /** The innermost statement or activation if it lies in a function. */
    static Optional<Frame> function(List<Frame> frames) {
        return frames.stream().filter(Frame::stepsThread).findFirst().filter(frame -> frame.depth() > 1);
    }
}
