package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/** The first step of a transition: an input is taken, and with it a turn. */
public sealed interface Opening extends Effect permits ThreadScheduled, MessageDelivered, CompletionStarted, ProcessStopped {

    Turn before();

    Turn after();

    /** Takes the input out of the network. */
    void take(Network network);

    /** Puts it back. */
    void restore(Network network);

    @Override
    default void apply(ProcessParts parts) {
        Network network = parts.part(Network.class);
        network.turn = after();
        network.transitions++;
        parts.part(FaultState.class).transitions++;
        take(network);
    }

    @Override
    default void revert(ProcessParts parts) {
        Network network = parts.part(Network.class);
        restore(network);
        network.transitions--;
        parts.part(FaultState.class).transitions--;
        network.turn = before();
    }

    @Override
    default String section() {
        return "";
    }
}
