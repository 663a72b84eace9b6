package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CollectiveOperations.ROOT;
import static org.portalscope.mpi.call.CollectiveOperations.first;
import static org.portalscope.mpi.call.CollectiveOperations.isRoot;
import static org.portalscope.mpi.call.CollectiveOperations.root;

import java.util.List;

import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.ExchangeAlgorithms;
import org.portalscope.mpi.collective.LinearAlgorithms;
import org.portalscope.mpi.collective.Reduction;
import org.portalscope.mpi.collective.TreeAlgorithms;
import org.portalscope.mpi.error.MpiErrors;
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
                        ReductionCollectives::reduceError,
                        (call, schedule) -> TreeAlgorithms.reduce(schedule, root(call), Operators.reduction(call), contribution(call), result(call)),
                        SENDBUF, RECVBUF, Arguments.COUNT, Arguments.DATATYPE, Operators.OP, ROOT, Arguments.COMM),
                toAll(CollectiveKind.ALLREDUCE, "Combines the data of all processes of a communicator at each of them.",
                        (call, schedule) -> {
                            TreeAlgorithms.reduce(schedule, 0, Operators.reduction(call), contribution(call), result(call));
                            TreeAlgorithms.broadcast(schedule, 0, result(call));
                        }),
                operations.operation(CollectiveKind.REDUCE_SCATTER, "Combines the data of all processes of a communicator, of which each gets a block.",
                        ReductionCollectives::reduceScatterError, ReductionCollectives::reduceScatter,
                        SENDBUF, RECVBUF, RECVCOUNTS, Arguments.DATATYPE, Operators.OP, Arguments.COMM),
                toAll(CollectiveKind.SCAN, "Combines at each process the data of all ranks up to its own.",
                        (call, schedule) -> {
                            schedule.copy(contribution(call), result(call));
                            ExchangeAlgorithms.scan(schedule, Operators.reduction(call), result(call));
                        }),
                toAll(CollectiveKind.EXSCAN, "Combines at each process but the first the data of all ranks below its own.",
                        (call, schedule) -> {
                            Buffer sum = schedule.scratch(result(call).length());
                            schedule.copy(contribution(call), sum);
                            ExchangeAlgorithms.scan(schedule, Operators.reduction(call), sum);
                            ExchangeAlgorithms.shift(schedule, sum, result(call));
                        }));
    }

    private ProtocolOperation toAll(CollectiveKind kind, String about, CollectiveOperations.Plan plan) {
        return operations.operation(kind, about, (call, communicator) -> resultError(call), plan, SENDBUF, RECVBUF, Arguments.COUNT, Arguments.DATATYPE,
                Operators.OP, Arguments.COMM);
    }

    private static Buffer contribution(CallView call) {
        return SENT.isInPlace(call) ? RECEIVED.whole(call, 1) : SENT.whole(call, 1);
    }

    private static Buffer result(CallView call) {
        return RECEIVED.whole(call, 1);
    }

    private static ProtocolError reduceError(CallView call, Communicator communicator) {
        return isRoot(call, communicator) ? resultError(call) : first(() -> SENT.error(call, 1), () -> Operators.error(call));
    }

    /** What is wrong at a process that gets a result, or null. */
    private static ProtocolError resultError(CallView call) {
        return first(() -> RECEIVED.error(call, 1), () -> SENT.isInPlace(call) ? null : SENT.error(call, 1), () -> Operators.error(call));
    }

    private static ProtocolError reduceScatterError(CallView call, Communicator communicator) {
        int size = communicator.size();
        return first(() -> (SENT_BLOCKS.isInPlace(call) ? RECEIVED_BLOCKS : SENT_BLOCKS).error(call, size),
                () -> SENT_BLOCKS.isInPlace(call) || SENT_BLOCKS.lengths(call, size).get(communicator.rank()) <= call.buffer(RECVBUF).length() ? null
                        : MpiErrors.of(MpiErrors.BUFFER, "the block of rank " + communicator.rank() + " does not fit " + call.buffer(RECVBUF).name()),
                () -> Operators.error(call));
    }

    private static void reduceScatter(CallView call, CollectiveScheduleBuilder schedule) {
        CollectiveSide side = SENT_BLOCKS.isInPlace(call) ? RECEIVED_BLOCKS : SENT_BLOCKS;
        Buffer contribution = side.whole(call, schedule.size());
        List<Long> lengths = side.lengths(call, schedule.size());
        Reduction reduction = Operators.reduction(call);
        Buffer own = BufferBlocks.part(call.buffer(RECVBUF), 0, lengths.get(schedule.rank()));
        if (schedule.rank() == 0) {
            BufferBlocks results = BufferBlocks.sideBySide(schedule.scratch(contribution.length()), lengths);
            TreeAlgorithms.reduce(schedule, 0, reduction, contribution, results.whole());
            schedule.copy(results.of(0), own);
            LinearAlgorithms.scatter(schedule, 0, results, null);
        } else {
            TreeAlgorithms.reduce(schedule, 0, reduction, contribution, null);
            LinearAlgorithms.scatter(schedule, 0, null, own);
        }
    }
}
