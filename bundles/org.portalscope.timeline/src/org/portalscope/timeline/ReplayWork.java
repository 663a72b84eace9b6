package org.portalscope.timeline;

import java.util.List;

import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.world.Choice;

/** How much there is to do when a transition is executed again, in transitions that move no data. What is searched for in a list is found by an index. */
public final class ReplayWork {

    /** As many bytes that an operation moves cost as much as a transition. */
    private static final int MOVED = 4096;

    private ReplayWork() {
    }

    /** What a transition costs in which a process takes some inputs; at least 1. */
    public static long of(List<Input> inputs) {
        long moved = 0;
        for (int i = 0; i < inputs.size(); i++) {
            moved += moved(inputs.get(i));
        }
        return 1 + moved / MOVED;
    }

    private static int moved(Input input) {
        ByteString data = input instanceof OperationCompleted completed ? completed.data() : input instanceof MessageArrived arrived ? arrived.data() : null;
        return data == null ? 0 : data.length();
    }

    /** What a choice costs; at least 1. */
    public static long of(Choice choice) {
        if (choice instanceof Choice.Complete complete) {
            return 1 + complete.operation().length() / MOVED;
        }
        return choice instanceof Choice.Repeat repeat ? of(repeat.choice()) : 1;
    }
}
