package org.portalscope.recording.write;

import java.io.IOException;
import java.util.Optional;

import org.portalscope.recording.format.BlockKind;

/** What the thread of a recorder does: it writes segments as far as they are filled, and ends the file when there are no more. */
final class SegmentWriter {

    private final SegmentRing ring;
    private final BlockFile file;
    private volatile long transitions;
    private volatile boolean flushing;
    private volatile boolean closing;
    private volatile boolean closed;
    private volatile String problem;

    SegmentWriter(SegmentRing ring, BlockFile file) {
        this.ring = ring;
        this.file = file;
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
        SegmentProgress progress = segment.progress;
        if (!progress.advance(segment)) {
            return;
        }
        boolean counts = segment.kind() == BlockKind.TRANSITIONS;
        if (problem == null) {
            try {
                file.add(segment.kind(), progress.before() > 0 && counts, progress.more(), segment.first() + progress.before(), segment.time(),
                        progress.bytes(), progress.from(), progress.length());
            } catch (IOException e) {
                stop(e);
            }
        }
        if (counts) {
            transitions = segment.first() + progress.before() + progress.more() - 1;
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

    /** Why nothing is written any more, as a sentence. */
    Optional<String> problem() {
        return Optional.ofNullable(problem);
    }
}
