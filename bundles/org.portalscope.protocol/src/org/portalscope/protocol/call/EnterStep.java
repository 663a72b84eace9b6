package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;

/** Calls another procedure. */
final class EnterStep extends ProcedureStep {

    private final Procedure procedure;
    private final Function<CallContext, Object[]> values;
    private final CallVariable into;

    /**
     * @param values makes those of its variables
     * @param into   the variable that takes its result, or null
     */
    EnterStep(Procedure procedure, Function<CallContext, Object[]> values, CallVariable into) {
        super(true);
        this.procedure = procedure;
        this.values = values;
        this.into = into;
    }

    @Override
    Continuation run(CallContext context) {
        return new Enter(procedure, 0, values.apply(context));
    }

    @Override
    Continuation returned(CallContext context, Object result) {
        if (into != null) {
            context.set(into, result);
        }
        return Continuation.ON;
    }
}
