package org.portalscope.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.recording.CapturePolicy;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.schedule.Scheduler;

/**
 * A run of a world as it is recorded.
 *
 * @param end the world behind the last transition
 */
record RecordedRun(RecordingOrigin origin, List<RecordedTransition> transitions, World end) {

    private static final int LONGEST = 2_000;

    /** Runs a world to its end, or as far as tests want. */
    static RecordedRun of(String title, World world, Scheduler scheduler) {
        List<RecordedTransition> transitions = new ArrayList<>();
        world.processes().forEach(process -> transitions.add(memory(process)));
        for (Optional<Choice> next = scheduler.next(world); next.isPresent() && transitions.size() < LONGEST; next = scheduler.next(world)) {
            Transition made = world.execute(next.get(), transitions.size() + 1);
            transitions.add(new RecordedTransition(made.process(), made.time(), cause(made.choice()), made.inputs()));
        }
        List<RecordedProcess> processes = world.processes().stream()
                .map(process -> new RecordedProcess(process.name(), process.spec().interfaces())).toList();
        return new RecordedRun(new RecordingOrigin(title, "0.1.0", processes, List.of(), List.of(), CapturePolicy.ALL), transitions, world);
    }

    private static RecordedTransition memory(WorldProcess process) {
        List<Input> regions = process.spec().regions().stream()
                .<Input>map(region -> new MemoryDeclared(region.name(), ByteString.of(region.bytes().clone()))).toList();
        return new RecordedTransition(process.index(), RecordedTransition.NO_TIME, new TransitionCause.Outside(), regions);
    }

    private static TransitionCause cause(Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return new TransitionCause.ThreadTurn(run.thread());
        } else if (choice instanceof Choice.Deliver deliver) {
            return new TransitionCause.Delivery(deliver.message().key());
        } else if (choice instanceof Choice.Complete complete) {
            return new TransitionCause.Completion(complete.operation().networkInterface(), complete.operation().link(), complete.niFailType());
        }
        return new TransitionCause.Death();
    }
}
