package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import org.portalscope.mpi.collective.ElementFormat;
import org.portalscope.mpi.collective.Reduction;
import org.portalscope.mpi.collective.ReductionOperator;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The operators of reductions, as users hold them. */
final class Operators {

    static final CallVariable OP = new CallVariable("op", ReductionOperator.TYPE);

    private Operators() {
    }

    /** What is wrong with the operator of a call for its datatype, which is right; or null. */
    static ProtocolError error(CallView call) {
        ReductionOperator operator = ReductionOperator.of(call.number(OP)).orElse(null);
        return operator == null ? MpiErrors.of(MpiErrors.OP, "there is no operator " + call.number(OP))
                : ElementFormat.of(datatype(call).name()).flatMap(format -> format.reduction(operator)).isPresent() ? null
                : MpiErrors.of(MpiErrors.OP, operator + " is not for " + datatype(call).name());
    }

    /** What the operator of a call does, whose arguments have been checked. */
    static Reduction reduction(CallView call) {
        return ElementFormat.of(datatype(call).name()).orElseThrow().reduction(ReductionOperator.of(call.number(OP)).orElseThrow()).orElseThrow();
    }

    private static Datatype datatype(CallView call) {
        return state(call).datatype(call.number(Arguments.DATATYPE));
    }
}
