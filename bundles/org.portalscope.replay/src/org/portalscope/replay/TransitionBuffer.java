package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.TransitionRange;

/** The transitions of a recording by number. Two pieces of it are kept, so that going back and forth over their border reads nothing anew. */
final class TransitionBuffer implements TransitionSource {

    private final Recording recording;
    private final long first;
    private Piece last = new Piece(new TransitionRange(0, 0), List.of());
    private Piece other = last;

    private record Piece(TransitionRange range, List<RecordedTransition> transitions) {
    }

    TransitionBuffer(Recording recording) {
        this(recording, 1);
    }

    /** @param first number of the first transition to be kept: those before have all the memory that processes were given, and are usually passed over */
    TransitionBuffer(Recording recording, long first) {
        this.recording = recording;
        this.first = first;
    }

    @Override
    public long size() {
        return recording.size();
    }

    @Override
    public RecordedTransition get(long number) {
        if (!last.range.holds(number)) {
            Piece before = last;
            last = other.range.holds(number) ? other : read(from(number, recording.piece(number)));
            other = before;
        }
        return last.transitions.get((int) (number - last.range.from()));
    }

    private TransitionRange from(long number, TransitionRange piece) {
        return new TransitionRange(Math.max(piece.from(), Math.min(number, first)), piece.to());
    }

    private Piece read(TransitionRange range) {
        List<RecordedTransition> transitions = new ArrayList<>((int) (range.to() - range.from()));
        try {
            recording.read(range.from(), range.to(), transitions::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Piece(range, transitions);
    }
}
