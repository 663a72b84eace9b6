package org.portalscope.world;

import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Parts;

/** The first step of a transition: an input is taken, and with it a turn. */
public sealed interface Opening extends Effect permits ThreadRuns, MessageDelivered, CompletionBegins, ProcessStops {

    Turn before();

    Turn after();

    /** Takes the input out of the network. */
    void take(Network network);

    /** Puts it back. */
    void putBack(Network network);

    @Override
    default void apply(Parts parts) {
        Network network = parts.part(Network.class);
        network.turn = after();
        network.transitions++;
        parts.part(FaultState.class).transitions++;
        take(network);
    }

    @Override
    default void revert(Parts parts) {
        Network network = parts.part(Network.class);
        putBack(network);
        network.transitions--;
        parts.part(FaultState.class).transitions--;
        network.turn = before();
    }

    @Override
    default String section() {
        return "";
    }
}
