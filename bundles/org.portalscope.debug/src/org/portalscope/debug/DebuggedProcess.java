package org.portalscope.debug;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.timeline.FrameId;

/** A process of a world; on the platform, what has a stack is a thread. */
public final class DebuggedProcess extends ThreadElement {

    private final int index;

    DebuggedProcess(DebuggedWorld world, int index) {
        super(world);
        this.index = index;
    }

    /** Its place among the processes. */
    public int index() {
        return index;
    }

    @Override
    OptionalInt process() {
        return OptionalInt.of(index);
    }

    private ProcessStack stack() {
        return world().stack().processes().get(index);
    }

    /** What it is doing, the innermost first. */
    public List<DebuggedFrame> frames() {
        return stack().frames().stream().map(line -> new DebuggedFrame(this, line)).toList();
    }

    /** The frame of an id as it is now, if it is in it. */
    public Optional<DebuggedFrame> frame(FrameId id) {
        return frames().stream().filter(frame -> frame.line().frame().id().equals(id)).findFirst();
    }

    @Override
    List<DebuggedFrame> elements() {
        return frames();
    }

    @Override
    public String getName() {
        return stack().label();
    }
}
