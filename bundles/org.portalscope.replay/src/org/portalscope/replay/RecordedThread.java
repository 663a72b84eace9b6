package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.Input;
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

    /**
     * A thread that executes a statement.
     *
     * @param before where it was, or null if nothing was known of it; what is returned if it is there still
     */
    static RecordedThread at(SourceLocation place, RecordedThread before) {
        if (before == null) {
            return new RecordedThread(place, List.of());
        }
        return before.place.equals(place) ? before : new RecordedThread(place, before.frames);
    }

    /** Where it is behind a mark that it entered or left a frame. */
    RecordedThread behind(Input mark, RecordedSources sources) {
        return mark instanceof FrameEntered entered
                ? inside(new RecordedFrame(entered.name(), sources.place(entered), entered.kind() == FrameEntered.Kind.UPPER_CALL)) : outside();
    }

    private RecordedThread inside(RecordedFrame frame) {
        List<RecordedFrame> more = new ArrayList<>(frames);
        more.add(frame);
        return new RecordedThread(place, more);
    }

    /** Behind the frame that it entered last, if there is one. */
    private RecordedThread outside() {
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
