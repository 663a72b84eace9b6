package org.portalscope.protocol.call;

import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;

/**
 * Makes one call of Portals, which must succeed.
 *
 * @param made takes the handle that it makes, or null
 * @param note what is done once it has succeeded, or null
 */
record CheckedCall(Function<CallContext, FunctionResult> call, CallVariable made, Consumer<CallContext> note) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        FunctionResult result = call.apply(context);
        if (!result.succeeded()) {
            return Continuation.fail(ProtocolError.of(result.code()));
        }
        if (made != null) {
            context.set(made, result.number());
        }
        if (note != null) {
            note.accept(context);
        }
        return Continuation.ON;
    }
}
