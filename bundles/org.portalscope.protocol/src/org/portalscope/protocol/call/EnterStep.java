package org.portalscope.protocol.call;

import java.util.List;
import java.util.function.Function;

import org.portalscope.protocol.value.Variable;

/**
 * Calls another procedure.
 *
 * @param into the variable that takes its result, or null
 */
record EnterStep(Procedure procedure, Function<CallContext, List<Object>> arguments, Variable into) implements ProcedureStep {

    @Override
    public boolean isLocal() {
        return true;
    }

    @Override
    public Next run(CallContext context) {
        return new Next.Enter(procedure, arguments.apply(context));
    }

    @Override
    public Next returned(CallContext context, Object result) {
        if (into != null) {
            context.set(into, result);
        }
        return Next.ON;
    }
}
