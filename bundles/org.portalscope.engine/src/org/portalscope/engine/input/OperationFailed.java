package org.portalscope.engine.input;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.state.Operation;

/**
 * An operation that has started and not ended ends without success, Portals 3.2 §3.9.3.
 *
 * @param networkInterface on which it runs, from 0
 * @param link             the number that ties its events together
 * @param niFailType       why, one of {@link NiFailType} or a value of the driver's own; not {@code PTL_NI_OK}
 */
public record OperationFailed(int networkInterface, long link, int niFailType) implements Input {

    /** The failure of an operation. */
    public static OperationFailed of(Operation operation, int niFailType) {
        return new OperationFailed(operation.networkInterface(), operation.link(), niFailType);
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.operationFailed(this);
    }
}
