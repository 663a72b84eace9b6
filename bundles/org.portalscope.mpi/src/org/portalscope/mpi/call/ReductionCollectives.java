package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CollectiveOperations.ROOT;
import static org.portalscope.mpi.call.CollectiveOperations.isRoot;
import static org.portalscope.mpi.call.CollectiveOperations.root;

import java.util.List;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.ExchangeAlgorithms;
import org.portalscope.mpi.collective.LinearAlgorithms;
import org.portalscope.mpi.collective.Reduction;
import org.portalscope.mpi.collective.TreeAlgorithms;
import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.progress.MpiCalls;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;

/** The collectives that combine the data of processes. */
final class ReductionCollectives {

    private static final CallVariable SENDBUF = Arguments.SENT.buf();
    private static final CallVariable RECVBUF = Arguments.RECEIVED.buf();
    private static final CallVariable RECVCOUNTS = CollectiveSide.integers("recvcounts");

    private static final CollectiveSide SENT = new CollectiveSide(SENDBUF, Arguments.COUNT, null, Arguments.DATATYPE);
    private static final CollectiveSide RECEIVED = new CollectiveSide(RECVBUF, Arguments.COUNT, null, Arguments.DATATYPE);
    private static final CollectiveSide SENT_BLOCKS = new CollectiveSide(SENDBUF, RECVCOUNTS, null, Arguments.DATATYPE);
    private static final CollectiveSide RECEIVED_BLOCKS = new CollectiveSide(RECVBUF, RECVCOUNTS, null, Arguments.DATATYPE);

    private final CollectiveOperations operations;

    ReductionCollectives(CollectiveOperations operations) {
        this.operations = operations;
    }

    List<ProtocolOperation> operations() {
        return List.of(
                operations.operation(CollectiveKind.REDUCE, "Combines the data of all processes of a communicator at the root.",
                        ReductionCollectives::reduceError, ReductionCollectives::reduce,
                        SENDBUF, RECVBUF, Arguments.COUNT, Arguments.DATATYPE, Operators.OP, ROOT, Arguments.COMM),
                toAll(CollectiveKind.ALLREDUCE, "Combines the data of all processes of a communicator at each of them.", ReductionCollectives::allreduce),
                operations.operation(CollectiveKind.REDUCE_SCATTER, "Combines the data of all processes of a communicator, of which each gets a block.",
                        ReductionCollectives::reduceScatterError, ReductionCollectives::reduceScatter,
                        SENDBUF, RECVBUF, RECVCOUNTS, Arguments.DATATYPE, Operators.OP, Arguments.COMM),
                toAll(CollectiveKind.SCAN, "Combines at each process the data of all ranks up to its own.", ReductionCollectives::scan),
                toAll(CollectiveKind.EXSCAN, "Combines at each process but the first the data of all ranks below its own.", ReductionCollectives::exscan));
    }

    private ProtocolOperation toAll(CollectiveKind kind, String about, CollectiveOperations.Plan plan) {
        return operations.operation(kind, about, (call, communicator) -> resultError(call), plan, SENDBUF, RECVBUF, Arguments.COUNT, Arguments.DATATYPE,
                Operators.OP, Arguments.COMM);
    }

    private static Buffer contribution(CallView call, CollectiveScheduleBuilder schedule) {
        return (SENT.isInPlace(call) ? RECEIVED : SENT).operand(call, schedule, 1);
    }

    private static Buffer result(CallView call, CollectiveScheduleBuilder schedule) {
        return RECEIVED.result(call, schedule, 0);
    }

    private static Reduction reduction(CallView call) {
        return Operators.reduction(call, call.number(Arguments.COUNT));
    }

    private static void reduce(CallView call, CollectiveScheduleBuilder schedule) {
        Buffer result = root(call) == schedule.rank() ? result(call, schedule) : null;
        TreeAlgorithms.reduce(schedule, root(call), reduction(call), contribution(call, schedule), result);
    }

    private static void allreduce(CallView call, CollectiveScheduleBuilder schedule) {
        Buffer result = result(call, schedule);
        TreeAlgorithms.reduce(schedule, 0, reduction(call), contribution(call, schedule), result);
        TreeAlgorithms.broadcast(schedule, 0, result);
    }

    private static void scan(CallView call, CollectiveScheduleBuilder schedule) {
        Buffer result = result(call, schedule);
        schedule.copy(contribution(call, schedule), result);
        ExchangeAlgorithms.scan(schedule, reduction(call), result);
    }

    private static void exscan(CallView call, CollectiveScheduleBuilder schedule) {
        Buffer result = result(call, schedule);
        Buffer sum = schedule.scratch(result.length());
        schedule.copy(contribution(call, schedule), sum);
        ExchangeAlgorithms.scan(schedule, reduction(call), sum);
        ExchangeAlgorithms.shift(schedule, sum, result);
    }

    private static ProtocolError reduceError(CallView call, Communicator communicator) {
        return isRoot(call, communicator) ? resultError(call) : CollectiveOperations.first(() -> SENT.error(call, 1), () -> Operators.error(call));
    }

    /** What is wrong at a process that gets a result, or null. */
    private static ProtocolError resultError(CallView call) {
        return CollectiveOperations.first(() -> RECEIVED.error(call, 1), () -> SENT.isInPlace(call) ? null
                : CollectiveOperations.first(() -> SENT.error(call, 1), () -> Overlaps.error(SENT.elements(call, 1), RECEIVED.elements(call, 1))),
                () -> Operators.error(call));
    }

    private static CollectiveSide blocks(CallView call) {
        return SENT_BLOCKS.isInPlace(call) ? RECEIVED_BLOCKS : SENT_BLOCKS;
    }

    private static ProtocolError reduceScatterError(CallView call, Communicator communicator) {
        return CollectiveOperations.first(() -> blocks(call).error(call, communicator.size()),
                () -> RECEIVED_BLOCKS.first(call, communicator.rank()).fits() ? null
                        : MpiErrors.of(MpiErrors.BUFFER, Phrase.of("the block of ").then(MpiCalls.words(call).named(communicator, communicator.rank()))
                                .words(" does not fit " + call.buffer(RECVBUF).name())),
                () -> SENT_BLOCKS.isInPlace(call) ? null
                        : Overlaps.error(SENT_BLOCKS.elements(call, communicator.size()), List.of(RECEIVED_BLOCKS.first(call, communicator.rank()))),
                () -> Operators.error(call));
    }

    private static void reduceScatter(CallView call, CollectiveScheduleBuilder schedule) {
        int size = schedule.size();
        Buffer contribution = blocks(call).operand(call, schedule, size);
        Reduction reduction = Operators.reduction(call, blocks(call).total(call, size));
        Buffer own = RECEIVED_BLOCKS.result(call, schedule, schedule.rank());
        if (schedule.rank() == 0) {
            Buffer results = schedule.scratch(contribution.length());
            TreeAlgorithms.reduce(schedule, 0, reduction, contribution, results);
            BufferBlocks parts = RECEIVED_BLOCKS.within(call, results, size);
            schedule.copy(parts.of(0), own);
            LinearAlgorithms.scatter(schedule, 0, parts, null);
        } else {
            TreeAlgorithms.reduce(schedule, 0, reduction, contribution, null);
            LinearAlgorithms.scatter(schedule, 0, null, own);
        }
    }
}
