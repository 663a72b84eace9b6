package org.portalscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Scheduler;

/** A run of a world as it is recorded. */
record RecordedRun(RecordingOrigin origin, List<RecordedTransition> transitions) {

    private static final int LONGEST = 2_000;

    /** Runs a world to its end, or as far as tests want. */
    static RecordedRun of(String title, World world, Scheduler scheduler) {
        List<RecordedTransition> transitions = new ArrayList<>(TransitionRecorder.memory(world));
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && transitions.size() < LONGEST; next = scheduler.next(world)) {
            transitions.add(TransitionRecorder.record(world.execute(next.get(), transitions.size() + 1)));
        }
        return new RecordedRun(new RecordingOrigin(title, "0.1.0", TransitionRecorder.processes(world), List.of(), List.of(), CapturePolicy.ALL), transitions);
    }
}
