package org.portalscope.engine.input;

import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.protocol.ProtocolUse;

/**
 * A mark: a thread begins a call of a protocol above Portals. It changes nothing of the process; what the call does to it are inputs of their own. With
 * these and with what it began with, who knows the protocol can run the call again.
 *
 * @param thread    by its number in the process
 * @param use       how the process uses the protocol
 * @param operation the name of what is called, such as {@code MPI_Send}
 * @param arguments those of the call, as the protocol writes them
 */
public record ProtocolCalled(int thread, ProtocolUse use, String operation, ByteString arguments) implements Input {

    public ProtocolCalled {
        operation = ControlCharacters.shown(operation);
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.protocolCalled(this);
    }
}
