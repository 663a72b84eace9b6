package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.state;

import java.util.List;
import java.util.function.Supplier;

import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** Makes the calls of collectives: each checks its arguments, and then executes what it plans. */
final class CollectiveOperations {

    static final CallVariable ROOT = new CallVariable("root", ValueType.INTEGER);

    private final CollectiveExecution execution;

    CollectiveOperations(CollectiveExecution execution) {
        this.execution = execution;
    }

    /** Looks at the arguments of a call that names a communicator. */
    interface Check {
        /** What is wrong, or null. */
        ProtocolError error(CallView call, Communicator communicator);
    }

    /** Says what a process does, as its arguments, which have been checked, demand. */
    interface Plan {
        void make(CallView call, CollectiveScheduleBuilder schedule);
    }

    private record PlannedCollective(CollectiveKind kind, boolean hasRoot, Plan plan) implements CollectiveExecution.Collective {

        @Override
        public CollectiveKind kind(CallView call) {
            return kind;
        }

        @Override
        public long root(CallView call) {
            return hasRoot ? call.number(ROOT) : 0;
        }

        @Override
        public void plan(CallView call, CollectiveScheduleBuilder schedule) {
            plan.make(call, schedule);
        }
    }

    /** A call of a kind. */
    ProtocolOperation operation(CollectiveKind kind, String about, Check check, Plan plan, CallVariable... parameters) {
        boolean hasRoot = List.of(parameters).contains(ROOT);
        Procedure.Builder checked = Procedure.named(kind.call(), parameters)
                .then(call -> Checks.require(Checks.communicator(call, Arguments.SEND)))
                .then(call -> Checks.require(first(() -> hasRoot ? rootError(call) : null, () -> check.error(call, communicator(call)))));
        Procedure procedure = execution.thenRun(checked, new PlannedCollective(kind, hasRoot, plan), call -> { }).end();
        return new ProtocolOperation(procedure, null, about);
    }

    private static Communicator communicator(CallView call) {
        return state(call).communicator(call.number(Arguments.COMM));
    }

    /** Why there is no such root, or null. */
    static ProtocolError rootError(CallView call) {
        long root = call.number(ROOT);
        int size = communicator(call).size();
        return root >= 0 && root < size ? null : MpiErrors.of(MpiErrors.ROOT, "root is " + root + ", and the communicator has ranks 0 to " + (size - 1));
    }

    /** Whether the process is the root of the call. */
    static boolean isRoot(CallView call, Communicator communicator) {
        return call.number(ROOT) == communicator.rank();
    }

    static int root(CallView call) {
        return (int) call.number(ROOT);
    }

    /** The first that is wrong, or null. */
    @SafeVarargs
    static ProtocolError first(Supplier<ProtocolError>... errors) {
        for (Supplier<ProtocolError> error : errors) {
            ProtocolError found = error.get();
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    /** What is wrong with so many bytes that a process sends to itself, or null. */
    static ProtocolError own(long sent, long received) {
        return sent == received ? null
                : MpiErrors.of(sent > received ? MpiErrors.TRUNCATE : MpiErrors.COUNT,
                        "the process sends " + sent + " bytes to itself, and receives " + received);
    }
}
