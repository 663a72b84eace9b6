package org.portalscope.protocol.call;

import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ProtocolError;

/** Makes one call of Portals, which must succeed. */
final class CheckedCall extends ProcedureStep {

    private final Function<CallContext, FunctionResult> call;
    private final CallVariable made;
    private final Consumer<CallContext> note;

    /**
     * @param made takes the handle that it makes, or null
     * @param note what is done once it has succeeded, or null
     */
    CheckedCall(Function<CallContext, FunctionResult> call, CallVariable made, Consumer<CallContext> note) {
        super(false);
        this.call = call;
        this.made = made;
        this.note = note;
    }

    @Override
    Continuation run(CallContext context) {
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
