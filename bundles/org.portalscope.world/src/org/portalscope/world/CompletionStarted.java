package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Subject;
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

    @Override
    public Category category() {
        return Category.COMPLETION;
    }

    @Override
    public void describe(Fields out) {
        out.value("before", before).value("after", after).value("operation", operation).value("payload", payload)
                .value("ni_fail_type", NiFailType.text(niFailType));
    }

    @Override
    public List<Subject> subjects() {
        return List.of(new Subject.OfOperation(operation.message().operation()), new Subject.OfObject(operation.descriptor()));
    }

    @Override
    public boolean isFailure() {
        return fails();
    }
}
