package org.portalscope.engine.input;

import org.portalscope.engine.call.Function;

/**
 * A call of PtlPut whose send ended in the same input in which it started, since the network took the data along with the header:
 * {@code PTL_EVENT_SEND_START} and {@code PTL_EVENT_SEND_END} are logged before the call returns, Portals 3.2 §3.9.1.
 *
 * @param call of {@code PtlPut}
 */
public record ImmediatePut(ApiCall call) implements Input {

    public ImmediatePut {
        if (call.function() != Function.PTL_PUT) {
            throw new IllegalArgumentException(call.function().documentName() + " sends no data");
        }
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.immediatePut(this);
    }
}
