package org.portalscope.session.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordedCheckpoint;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.session.timeline.TransitionLog;

/** The checkpoints of a recording in a file as states of a world that repeats it. Those of single processes, which know of no network, are none. */
final class StoredStates {

    private final RecordingFile file;
    private final long skipped;
    private final int[] numbers;

    /** @param skipped transitions of the recording before the first one of the world */
    StoredStates(RecordingFile file, long skipped) {
        this.file = file;
        this.skipped = skipped;
        numbers = Arrays.stream(file.checkpoints()).filter(transition -> transition >= skipped && transition - skipped < Integer.MAX_VALUE)
                .mapToInt(transition -> (int) (transition - skipped)).toArray();
    }

    /** The last number up to another one behind which there is a state, or {@link TransitionLog#NONE}. */
    int upTo(int number) {
        int place = Arrays.binarySearch(numbers, number);
        int floor = place >= 0 ? place : -place - 2;
        return floor < 0 ? TransitionLog.NONE : numbers[floor];
    }

    /** @throws SnapshotException if it is damaged, or not one of a world */
    Snapshot get(int number) throws SnapshotException {
        try {
            RecordedCheckpoint checkpoint = file.checkpoint(number + skipped).orElseThrow();
            if (checkpoint.parts() != 1) {
                throw new SnapshotException("The checkpoint behind transition " + number + " is not one of a world.");
            }
            return checkpoint.snapshot(0);
        } catch (RecordingException e) {
            throw new SnapshotException(e.getMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
