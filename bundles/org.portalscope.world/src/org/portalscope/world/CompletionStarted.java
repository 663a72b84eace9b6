package org.portalscope.world;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Payload;
import org.portalscope.world.network.Turn;

/**
 * A pending operation begins to end.
 *
 * @param payload    what follows the header of its message, taken from the network; null for operations that need no data, or if nothing followed
 * @param niFailType why it fails, or {@code PTL_NI_OK}
 */
public record CompletionStarted(Turn before, Turn after, Operation operation, Payload payload, int niFailType) implements Opening {

    /** Whether the operation fails. */
    public boolean fails() {
        return niFailType != NiFailType.PTL_NI_OK;
    }

    /** The data of the message, or null. */
    byte[] data() {
        return payload == null ? null : payload.data();
    }

    @Override
    public void take(Network network) {
        if (payload != null) {
            network.removePayload(operation.message().key());
        }
    }

    @Override
    public void restore(Network network) {
        if (payload != null) {
            network.putPayload(operation.message().key(), payload);
        }
    }

    @Override
    public String words() {
        Message message = operation.message();
        return operation.label() + (message.initiator().equals(message.operation().initiator()) ? " from " : " for ")
                + message.operation().initiator() + " " + result();
    }

    /** {@code completes}, or {@code fails} with the reason. */
    String result() {
        return fails() ? "fails: " + NiFailType.text(niFailType) : "completes";
    }
}
