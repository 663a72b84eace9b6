package org.portalscope.recording.write;

import java.util.concurrent.atomic.AtomicLong;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;

/** The segments between whoever records and whoever writes, used again and again in turn. */
final class SegmentRing {

    private final Segment[] segments;
    private final WriterThread thread;
    private final AtomicLong opened = new AtomicLong();
    private final AtomicLong sealed = new AtomicLong();
    private final AtomicLong freed = new AtomicLong();

    SegmentRing(RecorderSettings settings, WriterThread thread) {
        this.thread = thread;
        segments = new Segment[settings.segments()];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new Segment(settings.segmentSize());
        }
    }

    private Segment at(long number) {
        return segments[(int) (number % segments.length)];
    }

    /** The next segment, for whoever records, who waits while none is free. */
    Segment open(BlockKind kind, long first, long time) {
        long number = opened.getPlain();
        if (isFull()) {
            thread.await(() -> !isFull());
            if (isFull()) {
                throw new IllegalStateException("the thread of the recorder has ended");
            }
        }
        Segment segment = at(number);
        segment.begin(kind, first, time);
        opened.setRelease(number + 1);
        return segment;
    }

    /**
     * Hands over a block that is complete; nothing else is open.
     *
     * @param first and count as a header of a block has them
     */
    void add(BlockKind kind, long first, int count, BlockOutput content) {
        open(kind, first, RecordedTransition.NO_TIME).publish(content.bytes(), content.position(), count);
        seal();
    }

    /** Hands over a state, whose bytes whoever writes makes; nothing else is open. */
    void add(StateToWrite state) {
        open(BlockKind.CHECKPOINT, state.transition(), RecordedTransition.NO_TIME).hold(state);
        seal();
    }

    private boolean isFull() {
        return opened.getPlain() - freed.getAcquire() >= segments.length;
    }

    /** Hands over the segment that was opened last; it is not touched any more by whoever records. */
    void seal() {
        sealed.setRelease(opened.getPlain());
        thread.wake();
    }

    /** The segment to be written, for whoever writes, or null if none has been opened. */
    Segment current() {
        long number = freed.getPlain();
        return number < opened.getAcquire() ? at(number) : null;
    }

    /** Whether nothing more comes into the segment to be written. */
    boolean isSealed() {
        return freed.getPlain() < sealed.getAcquire();
    }

    /** Gives back the segment to be written. */
    void free() {
        freed.setRelease(freed.getPlain() + 1);
    }

    /** How many segments are opened and not yet written. */
    int backlog() {
        return (int) (opened.getAcquire() - freed.getAcquire());
    }
}
