package org.portalscope.world;

import org.portalscope.engine.state.Operation;

/**
 * A pending operation begins to end.
 *
 * @param data what its message carries, taken from the network; null for operations that need no data
 */
public record CompletionBegins(Turn before, Turn after, Operation operation, byte[] data) implements Opening {

    @Override
    public void take(Network network) {
        if (data != null) {
            network.data.remove(operation.message().key());
        }
    }

    @Override
    public void putBack(Network network) {
        if (data != null) {
            network.data.put(operation.message().key(), data);
        }
    }

    @Override
    public String words() {
        return operation.label() + (operation.message().initiator().equals(operation.message().operation().initiator())
                ? " from " : " for ") + operation.message().operation().initiator() + " completes";
    }
}
