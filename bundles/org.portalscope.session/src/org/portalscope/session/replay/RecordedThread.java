package org.portalscope.session.replay;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.world.program.SourceLocation;

/**
 * Where a thread of a recording is.
 *
 * @param place  the statement that it executed last
 * @param frames what it has entered and not left, the outermost first
 */
record RecordedThread(SourceLocation place, List<RecordedFrame> frames) implements Structure {

    RecordedThread {
        frames = List.copyOf(frames);
    }

    RecordedThread at(SourceLocation next) {
        return new RecordedThread(next, frames);
    }

    RecordedThread inside(RecordedFrame frame) {
        List<RecordedFrame> more = new ArrayList<>(frames);
        more.add(frame);
        return new RecordedThread(place, more);
    }

    /** Behind the frame that it entered last, if there is one. */
    RecordedThread outside() {
        return frames.isEmpty() ? this : new RecordedThread(place, frames.subList(0, frames.size() - 1));
    }

    /** The calls of protocols above Portals that it is in. */
    List<RecordedFrame> upperCalls() {
        return frames.stream().filter(RecordedFrame::isUpperCall).toList();
    }

    @Override
    public List<Field> members() {
        return new Fields().value("place", place).value("frames", new Elements(frames)).list();
    }
}
