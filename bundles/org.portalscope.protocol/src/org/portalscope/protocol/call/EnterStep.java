package org.portalscope.protocol.call;

import java.util.function.Function;

import org.portalscope.protocol.value.CallVariable;

/**
 * Calls another procedure.
 *
 * @param values makes those of its variables
 * @param into   the variable that takes its result, or null
 */
record EnterStep(Procedure procedure, Function<CallContext, Object[]> values, CallVariable into) implements ProcedureStep {

    @Override
    public Continuation run(CallContext context) {
        return new Enter(procedure, values.apply(context));
    }

    @Override
    public Continuation returned(CallContext context, Object result) {
        if (into != null) {
            context.set(into, result);
        }
        return Continuation.ON;
    }
}
