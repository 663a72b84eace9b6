package org.portalscope.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.BiFunction;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.write.RecordingFileWriter;
import org.portalscope.replay.RepeatedState;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RoundRobinScheduler;

/** A recording with one checkpoint, which may be the state of another run than that whose inputs it holds. */
final class CheckpointedRecording {

    private CheckpointedRecording() {
    }

    /** A scenario that puts some header data twenty times. */
    static Scenario scenario(String data) throws Exception {
        return scenario(data, 20);
    }

    /** A scenario that puts some header data as often. */
    static Scenario scenario(String data, int times) throws Exception {
        return ScenarioReader.parse("puts.ptl", PutScenario.text("0x0007", "",
                "repeat " + times + " { PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, " + data + "); }")).get();
    }

    /**
     * Writes the inputs of one run, to its end, with a state of another.
     *
     * @param before transitions before the checkpoint
     */
    static void write(Path path, World run, World stated, int before) throws IOException, SnapshotException {
        write(path, run, stated, before, (number, recorded) -> recorded);
    }

    /**
     * Writes the inputs of one run, to its end, with a state of another.
     *
     * @param before  transitions before the checkpoint
     * @param changed what is written for a transition of a number
     */
    static void write(Path path, World run, World stated, int before, BiFunction<Integer, RecordedTransition, RecordedTransition> changed)
            throws IOException, SnapshotException {
        RecordingOrigin origin = MemoryRecording.of(run, List.of(), CapturePolicy.ALL).origin();
        List<RecordedTransition> memory = TransitionRecorder.memory(run);
        RepeatedState state = new RepeatedState(origin, memory);
        RoundRobinScheduler scheduler = new RoundRobinScheduler();
        try (RecordingFileWriter writer = RecordingFileWriter.create(path, origin)) {
            memory.forEach(writer::append);
            for (int number = 1; scheduler.next(run).isPresent(); number++) {
                RecordedTransition recorded = TransitionRecorder.record(run.execute(scheduler.next(run).get(), number));
                writer.append(changed.apply(number, recorded));
                if (number <= before) {
                    Choice choice = scheduler.next(stated).orElseThrow();
                    state.follow(TransitionRecorder.record(stated.execute(choice, number)));
                }
                if (number == before) {
                    writer.checkpoint(List.of(state.take(stated)));
                }
            }
        }
    }
}
