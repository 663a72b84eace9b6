package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.ProcessParts;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;

/** The first step of a transition: an input is taken, and with it a turn. */
public sealed interface Opening extends Effect permits ThreadScheduled, MessageDelivered, CompletionStarted, ProcessStopped, InputInjected {

    Turn before();

    Turn after();

    /** Takes the input out of the network, if it comes from there. */
    default void take(Network network) {
        // nothing travels
    }

    /** Puts it back. */
    default void restore(Network network) {
        // nothing travels
    }

    /** What of it changes the process itself, and is the same for every opening. */
    static void applyToProcess(ProcessParts parts) {
        parts.part(FaultState.class).addTransition();
    }

    /** The inverse of {@link #applyToProcess}. */
    static void revertOnProcess(ProcessParts parts) {
        parts.part(FaultState.class).removeTransition();
    }

    @Override
    default void apply(ProcessParts parts) {
        Network network = parts.part(Network.class);
        network.begin(after());
        applyToProcess(parts);
        take(network);
    }

    @Override
    default void revert(ProcessParts parts) {
        Network network = parts.part(Network.class);
        restore(network);
        revertOnProcess(parts);
        network.unbegin(before());
    }

    @Override
    default String section() {
        return "";
    }
}
