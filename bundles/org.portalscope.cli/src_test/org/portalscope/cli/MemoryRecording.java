package org.portalscope.cli;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.EmbeddedFile;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.world.World;

/** A recording of a scenario that is kept in memory. */
record MemoryRecording(RecordingOrigin origin, List<RecordedTransition> transitions) implements Recording {

    static MemoryRecording of(World world, List<RecordedTransition> transitions, CapturePolicy capture) {
        return new MemoryRecording(new RecordingOrigin("in memory", "0", TransitionRecorder.processes(world), List.of(new EmbeddedFile("in memory", false, "")),
                List.of(), capture), transitions);
    }

    @Override
    public long size() {
        return transitions.size();
    }

    @Override
    public void read(long from, long to, Consumer<RecordedTransition> reader) {
        transitions.subList((int) from - 1, (int) to - 1).forEach(reader);
    }
}
