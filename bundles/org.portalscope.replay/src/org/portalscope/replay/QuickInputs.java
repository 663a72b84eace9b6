package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.FrameLeft;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.message.Message;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.network.Payload;

/**
 * What a process takes in a transition that is made without its steps. Programs let their process take values on all ways, which are heard; a header
 * that arrives and the end of an operation are passed on as they are, and made into values here.
 */
public final class QuickInputs {

    private final List<Input> inputs = new ArrayList<>();
    private World world;
    private Choice choice;
    private WorldProcess process;

    /** A choice is about to happen; the world stands before it. */
    public void begin(World before, Choice next) {
        world = before;
        choice = next;
        process = world.process(choice.process());
        inputs.clear();
        if (choice instanceof Choice.RunThread run) {
            inputs.add(process.program().place(run.thread()).mark(run.thread()));
        } else if (choice instanceof Choice.Deliver deliver && isTaken(deliver.message())) {
            inputs.add(new HeaderArrived(deliver.message()));
        } else if (choice instanceof Choice.Complete completion) {
            inputs.add(end(completion));
        }
        process.portals().recordTo(this::hear);
    }

    private boolean isTaken(Message message) {
        return !process.isDead() && world.process(message.target()).isPresent();
    }

    private Input end(Choice.Complete completion) {
        if (completion.niFailType() != NiFailType.PTL_NI_OK) {
            return OperationFailed.of(completion.operation(), completion.niFailType());
        }
        Payload payload = world.network().payload(completion.operation());
        return OperationCompleted.of(completion.operation(), payload == null ? null : payload.data());
    }

    /** A failure is passed on as a value where faults are declared, and directly elsewhere. */
    private void hear(Input input) {
        if (!(input instanceof OperationFailed)) {
            inputs.add(input);
        }
    }

    /** What was begun has happened, as it is recorded. */
    public RecordedTransition end() {
        process.portals().recordTo(null);
        if (choice instanceof Choice.RunThread run) {
            inputs.add(new FrameLeft(run.thread()));
        }
        long time = world.timing().exists() ? world.now() : Transition.NO_TIME;
        return new RecordedTransition(process.index(), time, TransitionRecorder.cause(choice, process.isDead()), inputs);
    }

    /** What was begun has not happened. */
    public void abandon() {
        process.portals().recordTo(null);
    }
}
