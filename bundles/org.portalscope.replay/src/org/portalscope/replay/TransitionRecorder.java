package org.portalscope.replay;

import java.util.List;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.fault.ProcessDied;

/** What the processes and transitions of a world are in a recording. */
public final class TransitionRecorder {

    private TransitionRecorder() {
    }

    /** The processes of a world. */
    public static List<RecordedProcess> processes(World world) {
        return world.processes().stream()
                .map(process -> new RecordedProcess(process.name(), process.spec().interfaces(), process.program().matchBitFields())).toList();
    }

    /** What comes before the first transition of a world: its processes are given their memory. */
    public static List<RecordedTransition> memory(World world) {
        return world.processes().stream().filter(process -> !process.spec().regions().isEmpty()).map(TransitionRecorder::memory).toList();
    }

    private static RecordedTransition memory(WorldProcess process) {
        return new RecordedTransition(process.index(), RecordedTransition.NO_TIME, new TransitionCause.Outside(), process.spec().regions().stream()
                .<Input>map(region -> new MemoryDeclared(region.name(), ByteString.of(region.bytes()))).toList());
    }

    /** A transition as it is recorded. */
    public static RecordedTransition record(Transition transition) {
        boolean dies = transition.steps().stream().anyMatch(ProcessDied.class::isInstance);
        return new RecordedTransition(transition.process(), transition.time(), cause(transition.choice(), dies), transition.inputs());
    }

    /**
     * Why a transition happened.
     *
     * @param chosen what was chosen
     * @param dies   whether the process died in it
     */
    public static TransitionCause cause(Choice chosen, boolean dies) {
        Choice choice = chosen instanceof Choice.Repeat repeat ? repeat.choice() : chosen;
        if (choice instanceof Choice.RunThread run) {
            return dies ? new TransitionCause.Death() : new TransitionCause.ThreadTurn(run.thread());
        }
        if (choice instanceof Choice.Deliver deliver) {
            return new TransitionCause.Delivery(deliver.message().key());
        }
        if (choice instanceof Choice.Complete complete) {
            return new TransitionCause.Completion(complete.operation().networkInterface(), complete.operation().link(), complete.niFailType());
        }
        return choice instanceof Choice.Die ? new TransitionCause.Death() : new TransitionCause.Outside();
    }
}
