package org.portalscope.world;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Turn;

/** Something that can happen next in a world: an enabled transition. */
public sealed interface Choice {

    /** Index of the process that takes it. */
    int process();

    /** The turn that it is. */
    Turn turn();

    /** A thread executes its next statement, or goes on with the one it waited in. */
    record RunThread(int process, int thread) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.FIRST_THREAD + thread);
        }
    }

    /** The header of the oldest message of a channel arrives. A message for nobody is taken by its sender. */
    record Deliver(int process, Message message) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.DELIVERY);
        }
    }

    /**
     * A pending operation moves its data and ends, or fails.
     *
     * @param niFailType why it fails, or {@code PTL_NI_OK}
     */
    record Complete(int process, Operation operation, int niFailType) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.COMPLETION);
        }
    }

    /** The process dies, since its environment lets it. */
    record Die(int process) implements Choice {
        @Override
        public Turn turn() {
            return new Turn(process, Turn.DELIVERY);
        }
    }
}
