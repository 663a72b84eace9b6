package org.portalscope.recording.write;

import java.io.IOException;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;

/** What the thread of a recorder does: it writes segments as far as they are filled, and ends the file when there are no more. */
final class SegmentWriter {

    private final SegmentRing ring;
    private final BlockFile file;
    private final CheckpointWriter checkpoints;
    private volatile long transitions;
    private final AtomicLong states = new AtomicLong();
    private volatile long stateBytes;
    private volatile boolean flushing;
    private volatile boolean closing;
    private volatile boolean closed;
    private volatile String problem;

    /** @param blockSize bytes of a block of pages, about */
    SegmentWriter(SegmentRing ring, BlockFile file, int blockSize) {
        this.ring = ring;
        this.file = file;
        checkpoints = new CheckpointWriter(this::add, blockSize);
    }

    /** Writes what there is; returns whether there can be more. */
    boolean work() {
        boolean ending = closing;
        boolean whole = flushing || ending;
        flushing = false;
        boolean any = false;
        Segment segment = ring.current();
        while (segment != null) {
            boolean sealed = ring.isSealed();
            if (sealed || whole || !any) {
                write(segment);
            }
            if (!sealed) {
                break;
            }
            any = true;
            ring.free();
            segment = ring.current();
        }
        if (ending) {
            end();
        }
        return !ending;
    }

    private void write(Segment segment) {
        StateToWrite state = segment.takeState();
        if (state == null) {
            writeBytes(segment);
        } else {
            stateBytes = checkpoints.write(state.parts(), state.transition(), state.restarts());
            states.setRelease(states.getPlain() + 1);
        }
    }

    private void writeBytes(Segment segment) {
        SegmentProgress progress = segment.progress;
        if (!progress.advance(segment)) {
            return;
        }
        boolean counts = segment.kind() == BlockKind.TRANSITIONS;
        add(segment.kind(), progress.before() > 0 && counts, progress.more(), segment.first() + progress.before(), segment.time(), progress.bytes(),
                progress.from(), progress.length());
        if (counts) {
            transitions = segment.first() + progress.before() + progress.more() - 1;
        }
    }

    private void add(BlockKind kind, long first, int count, BlockOutput content) {
        add(kind, false, count, first, RecordedTransition.NO_TIME, content.bytes(), 0, content.position());
    }

    /** Adds a block, as {@link BlockFile#add} does, unless writing has stopped. */
    private void add(BlockKind kind, boolean continues, int count, long first, long time, byte[] content, int from, int length) {
        if (problem == null) {
            try {
                file.add(kind, continues, count, first, time, content, from, length);
            } catch (IOException e) {
                stop(e);
            }
        }
    }

    private void stop(IOException e) {
        problem = "Recording has stopped behind byte " + file.size() + ", and what is there is kept: " + e.getMessage() + ".";
    }

    private void end() {
        try (file) {
            if (problem == null) {
                file.end(transitions + 1);
            }
        } catch (IOException e) {
            stop(e);
        }
        closed = true;
    }

    /** Wants everything to be written that has been recorded by now. */
    void flush() {
        flushing = true;
    }

    /** Wants the file to be ended. */
    void close() {
        closing = true;
    }

    boolean isClosed() {
        return closed;
    }

    /** Number of the last transition that is in the file, or would be if writing had not stopped. */
    long transitions() {
        return transitions;
    }

    /** How many states have been written, or would be if writing had not stopped. */
    long states() {
        return states.getAcquire();
    }

    /** How many bytes the last one of them took. */
    long stateBytes() {
        return stateBytes;
    }

    /** Why nothing is written any more, as a sentence. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }
}
