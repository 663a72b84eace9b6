package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;

/**
 * Makes one call of Portals, which must succeed.
 *
 * @param made takes the handle that it makes, or null
 */
record CheckedCall(Function<CallContext, FunctionResult> call, CallVariable made) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        FunctionResult result = call.apply(context);
        if (made != null) {
            context.set(made, result.succeeded() ? result.number() : null);
        }
        return result.succeeded() ? Continuation.ON : Continuation.fail(ProtocolError.of(result.code()));
    }
}
