package org.portalscope.debug;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;

/**
 * What a frame knows at the cursor: a thread or a function its names, any other frame the fields that its steps have told so far.
 *
 * @param now    by name
 * @param before the same before the last move of the cursor; empty if that is not known, or the frame was not there
 */
public record FrameVariables(Map<String, TypedValue> now, Optional<Map<String, TypedValue>> before) {

    public FrameVariables {
        now = Collections.unmodifiableMap(now);
    }

    /** Those of a frame where a snapshot was taken; none of a statement, whose thread has the names. */
    public static FrameVariables of(SessionSnapshot snapshot, Frame frame) {
        if (frame.isActivation()) {
            Optional<Frame> earlier = frame.process() == snapshot.calls().process() ? snapshot.calls().before(frame) : Optional.empty();
            return new FrameVariables(frame.names(), earlier.map(Frame::names));
        }
        return frame.stepsThread() ? new FrameVariables(Map.of(), Optional.empty())
                : new FrameVariables(FrameFields.at(snapshot, frame), FrameFields.before(snapshot, frame));
    }
}
