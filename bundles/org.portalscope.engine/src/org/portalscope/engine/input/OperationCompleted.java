package org.portalscope.engine.input;

import org.portalscope.engine.state.Operation;

/**
 * An operation that has started and not ended is completed, Portals 3.2 §3.9.1.
 *
 * @param networkInterface on which it runs, from 0
 * @param link             the number that ties its events together
 * @param data             what its message carries, for an operation that needs data, at least as many bytes as it works on; else null
 */
public record OperationCompleted(int networkInterface, long link, ByteString data) implements Input {

    /** The completion of an operation. */
    public static OperationCompleted of(Operation operation, byte[] data) {
        return new OperationCompleted(operation.networkInterface(), operation.link(), data == null ? null : ByteString.of(data));
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.operationCompleted(this);
    }
}
