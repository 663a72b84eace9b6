package org.portalscope.session.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;

/** The transitions of a recording by number. Two blocks of them are kept, so that going back and forth over their border reads nothing anew. */
final class TransitionBuffer implements TransitionSource {

    private static final int BLOCK = 2048;

    private final Recording recording;
    private Block last = new Block(-1, List.of());
    private Block other = last;

    /** @param index of the block among all */
    private record Block(long index, List<RecordedTransition> transitions) {
    }

    TransitionBuffer(Recording recording) {
        this.recording = recording;
    }

    @Override
    public long size() {
        return recording.size();
    }

    @Override
    public RecordedTransition get(long number) {
        long index = (number - 1) / BLOCK;
        int place = (int) (number - 1 - index * BLOCK);
        if (last.index != index || place >= last.transitions.size()) {
            turnTo(index, place);
        }
        return last.transitions.get(place);
    }

    private void turnTo(long index, int place) {
        Block before = last;
        last = other.index == index && place < other.transitions.size() ? other : read(index);
        other = before;
    }

    private Block read(long index) {
        long from = index * BLOCK + 1;
        List<RecordedTransition> transitions = new ArrayList<>();
        try {
            recording.read(from, Math.min(from + BLOCK, recording.size() + 1), transitions::add);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return new Block(index, transitions);
    }
}
