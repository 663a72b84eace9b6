package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;

import org.portalscope.mpi.collective.ElementFormat;
import org.portalscope.mpi.collective.Reduction;
import org.portalscope.mpi.collective.ReductionOperator;
import org.portalscope.mpi.collective.UserReduction;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.UserOperator;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The operators of reductions, as users hold them, and the calls that make operators of functions of the program. */
final class Operators {

    static final CallVariable OP = new CallVariable("op", ReductionOperator.TYPE);

    private static final CallVariable FUNCTION = new CallVariable("user_fn", UserOperator.FUNCTION);
    private static final CallVariable COMMUTE = new CallVariable("commute", ValueType.INTEGER);

    private Operators() {
    }

    static List<ProtocolOperation> operations() {
        return List.of(
                new ProtocolOperation(Procedure.named("MPI_Op_create", FUNCTION, COMMUTE).outputs(OP)
                        .then(call -> Checks.require(Checks.phase(call)))
                        .then(call -> Checks.require(call.number(FUNCTION) != 0 ? null : MpiErrors.of(MpiErrors.ARG, "user_fn is NULL")))
                        .thenDo(Operators::create).end(),
                        List.of(in(FUNCTION), in(COMMUTE), out(OP)), null, "Makes an operator of a function; with commute, its operands may change places."),
                new ProtocolOperation(Procedure.named("MPI_Op_free", OP).outputs(OP)
                        .then(call -> Checks.require(Checks.phase(call)))
                        .then(call -> Checks.require(freeError(call)))
                        .thenDo(Operators::free).end(),
                        List.of(inOut(OP)), null, "Gives an operator back; collectives that have begun go on with it."));
    }

    private static void create(CallContext call) {
        UserOperator made = state(call).definitions().nextOperator(call.number(FUNCTION), call.number(COMMUTE) != 0);
        change(call, () -> "operator " + made.handle() + (made.commutes() ? " commutes" : " does not commute"),
                state -> state.define(known -> known.with(made)));
        call.set(OP, made.handle());
    }

    private static ProtocolError freeError(CallView call) {
        ReductionOperator predefined = ReductionOperator.of(call.number(OP)).orElse(null);
        return predefined != null ? MpiErrors.of(MpiErrors.OP, predefined + " is predefined") : user(call) == null ? unknown(call) : null;
    }

    private static void free(CallContext call) {
        UserOperator freed = user(call);
        change(call, () -> "operator " + freed.handle() + " is freed", state -> state.define(known -> known.with(freed.asFreed())));
        call.set(OP, ReductionOperator.NULL);
    }

    /** What is wrong with the operator of a call for its datatype, which is right; or null. */
    static ProtocolError error(CallView call) {
        ReductionOperator operator = ReductionOperator.of(call.number(OP)).orElse(null);
        return operator == null ? user(call) == null ? unknown(call) : null
                : ElementFormat.of(datatype(call).name()).flatMap(format -> format.reduction(operator)).isPresent() ? null
                : MpiErrors.of(MpiErrors.OP, operator + " is not for " + datatype(call).name());
    }

    private static ProtocolError unknown(CallView call) {
        return MpiErrors.of(MpiErrors.OP, "there is no operator " + call.number(OP));
    }

    /** The operator of a call if users have made it and not freed it, or null. */
    private static UserOperator user(CallView call) {
        UserOperator operator = state(call).definitions().operator(call.number(OP));
        return operator == null || operator.freed() ? null : operator;
    }

    /**
     * What the operator of a call does, whose arguments have been checked.
     *
     * @param elements that each process contributes
     */
    static Reduction reduction(CallView call, long elements) {
        UserOperator user = state(call).definitions().operator(call.number(OP));
        return user != null ? new UserReduction(user.function(), user.commutes(), elements, call.number(Arguments.DATATYPE))
                : ElementFormat.of(datatype(call).name()).orElseThrow().reduction(ReductionOperator.of(call.number(OP)).orElseThrow()).orElseThrow();
    }

    private static Datatype datatype(CallView call) {
        return state(call).datatype(call.number(Arguments.DATATYPE));
    }
}
