package org.portalscope.mpi.call;

import static org.portalscope.mpi.call.CollectiveOperations.ROOT;
import static org.portalscope.mpi.call.CollectiveOperations.first;
import static org.portalscope.mpi.call.CollectiveOperations.isRoot;
import static org.portalscope.mpi.call.CollectiveOperations.own;
import static org.portalscope.mpi.call.CollectiveOperations.root;

import java.util.List;

import org.portalscope.mpi.collective.BufferBlocks;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.mpi.collective.CollectiveScheduleBuilder;
import org.portalscope.mpi.collective.ExchangeAlgorithms;
import org.portalscope.mpi.collective.LinearAlgorithms;
import org.portalscope.mpi.collective.TreeAlgorithms;
import org.portalscope.mpi.state.Communicator;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The collectives that move data from some processes to others, and the barrier. */
final class DataCollectives {

    private static final CallVariable BUFFER = new CallVariable("buffer", ValueType.BUFFER);
    private static final CallVariable SENDBUF = Arguments.SENT.buf();
    private static final CallVariable SENDCOUNT = Arguments.SENT.count();
    private static final CallVariable SENDCOUNTS = CollectiveSide.integers("sendcounts");
    private static final CallVariable SENDTYPE = Arguments.SENT.datatype();
    private static final CallVariable SDISPLS = CollectiveSide.integers("sdispls");
    private static final CallVariable RECVBUF = Arguments.RECEIVED.buf();
    private static final CallVariable RECVCOUNT = Arguments.RECEIVED.count();
    private static final CallVariable RECVCOUNTS = CollectiveSide.integers("recvcounts");
    private static final CallVariable RECVTYPE = Arguments.RECEIVED.datatype();
    private static final CallVariable RDISPLS = CollectiveSide.integers("rdispls");
    private static final CallVariable DISPLS = CollectiveSide.integers("displs");

    static final CollectiveSide BROADCAST = new CollectiveSide(BUFFER, Arguments.COUNT, null, Arguments.DATATYPE);
    private static final CollectiveSide SENT = new CollectiveSide(SENDBUF, SENDCOUNT, null, SENDTYPE);
    private static final CollectiveSide RECEIVED = new CollectiveSide(RECVBUF, RECVCOUNT, null, RECVTYPE);
    private static final CollectiveSide GATHERED = new CollectiveSide(RECVBUF, RECVCOUNTS, DISPLS, RECVTYPE);
    private static final CollectiveSide SCATTERED = new CollectiveSide(SENDBUF, SENDCOUNTS, DISPLS, SENDTYPE);
    private static final CollectiveSide SENT_TO_ALL = new CollectiveSide(SENDBUF, SENDCOUNTS, SDISPLS, SENDTYPE);
    private static final CollectiveSide RECEIVED_FROM_ALL = new CollectiveSide(RECVBUF, RECVCOUNTS, RDISPLS, RECVTYPE);

    private final CollectiveOperations operations;
    private final ProtocolOperation barrier;

    DataCollectives(CollectiveOperations operations) {
        this.operations = operations;
        barrier = operations.operation(CollectiveKind.BARRIER, "Waits until all processes of a communicator have called it.", (call, communicator) -> null,
                (call, schedule) -> ExchangeAlgorithms.barrier(schedule), Arguments.COMM);
    }

    /** {@code MPI_Barrier}. */
    ProtocolOperation barrier() {
        return barrier;
    }

    List<ProtocolOperation> operations() {
        return List.of(barrier,
                operations.operation(CollectiveKind.BCAST, "Sends the data of the root to all processes of a communicator.",
                        (call, communicator) -> BROADCAST.error(call, 1),
                        (call, schedule) -> TreeAlgorithms.broadcast(schedule, root(call), broadcast(call, schedule)),
                        BUFFER, Arguments.COUNT, Arguments.DATATYPE, ROOT, Arguments.COMM),
                gather(CollectiveKind.GATHER, RECEIVED, SENDBUF, SENDCOUNT, SENDTYPE, RECVBUF, RECVCOUNT, RECVTYPE, ROOT, Arguments.COMM),
                gather(CollectiveKind.GATHERV, GATHERED, SENDBUF, SENDCOUNT, SENDTYPE, RECVBUF, RECVCOUNTS, DISPLS, RECVTYPE, ROOT, Arguments.COMM),
                scatter(CollectiveKind.SCATTER, SENT, SENDBUF, SENDCOUNT, SENDTYPE, RECVBUF, RECVCOUNT, RECVTYPE, ROOT, Arguments.COMM),
                scatter(CollectiveKind.SCATTERV, SCATTERED, SENDBUF, SENDCOUNTS, DISPLS, SENDTYPE, RECVBUF, RECVCOUNT, RECVTYPE, ROOT, Arguments.COMM),
                operations.operation(CollectiveKind.ALLGATHER, "Collects the data of all processes at each of them.",
                        (call, communicator) -> gatherError(call, communicator, RECEIVED), DataCollectives::allgather,
                        SENDBUF, SENDCOUNT, SENDTYPE, RECVBUF, RECVCOUNT, RECVTYPE, Arguments.COMM),
                alltoall(CollectiveKind.ALLTOALL, SENT, RECEIVED, SENDBUF, SENDCOUNT, SENDTYPE, RECVBUF, RECVCOUNT, RECVTYPE, Arguments.COMM),
                alltoall(CollectiveKind.ALLTOALLV, SENT_TO_ALL, RECEIVED_FROM_ALL, SENDBUF, SENDCOUNTS, SDISPLS, SENDTYPE, RECVBUF, RECVCOUNTS, RDISPLS,
                        RECVTYPE, Arguments.COMM));
    }

    private static Buffer broadcast(CallView call, CollectiveScheduleBuilder schedule) {
        return (schedule.rank() == root(call) ? BROADCAST.sent(call, schedule, 1) : BROADCAST.received(call, schedule, 1)).of(0);
    }

    private ProtocolOperation gather(CollectiveKind kind, CollectiveSide received, CallVariable... parameters) {
        return operations.operation(kind, "Collects the data of all processes of a communicator at the root.",
                (call, communicator) -> isRoot(call, communicator) ? gatherError(call, communicator, received) : SENT.error(call, 1),
                (call, schedule) -> {
                    if (schedule.rank() == root(call)) {
                        BufferBlocks blocks = received.received(call, schedule, schedule.size());
                        contribute(call, schedule, blocks);
                        LinearAlgorithms.gather(schedule, root(call), null, blocks);
                    } else {
                        LinearAlgorithms.gather(schedule, root(call), SENT.sent(call, schedule, 1).of(0), null);
                    }
                }, parameters);
    }

    /** What is wrong at a process that gets a block of each, or null. */
    private static ProtocolError gatherError(CallView call, Communicator communicator, CollectiveSide received) {
        return first(() -> received.error(call, communicator.size()), () -> SENT.isInPlace(call) ? null
                : first(() -> SENT.error(call, 1),
                        () -> own(SENT.lengths(call, 1).get(0), received.lengths(call, communicator.size()).get(communicator.rank())),
                        () -> Overlaps.error(SENT.elements(call, 1), received.elements(call, communicator.size()))));
    }

    private static void contribute(CallView call, CollectiveScheduleBuilder schedule, BufferBlocks blocks) {
        if (!SENT.isInPlace(call)) {
            schedule.copy(SENT.sent(call, schedule, 1).of(0), blocks.of(schedule.rank()));
        }
    }

    private static void allgather(CallView call, CollectiveScheduleBuilder schedule) {
        BufferBlocks blocks = RECEIVED.received(call, schedule, schedule.size());
        contribute(call, schedule, blocks);
        ExchangeAlgorithms.allgather(schedule, blocks);
    }

    private ProtocolOperation scatter(CollectiveKind kind, CollectiveSide sent, CallVariable... parameters) {
        return operations.operation(kind, "Distributes the data of the root to all processes of a communicator.",
                (call, communicator) -> isRoot(call, communicator) ? scatterError(call, communicator, sent) : RECEIVED.error(call, 1),
                (call, schedule) -> {
                    if (schedule.rank() == root(call)) {
                        BufferBlocks blocks = sent.sent(call, schedule, schedule.size());
                        if (!RECEIVED.isInPlace(call)) {
                            schedule.copy(blocks.of(schedule.rank()), RECEIVED.received(call, schedule, 1).of(0));
                        }
                        LinearAlgorithms.scatter(schedule, root(call), blocks, null);
                    } else {
                        LinearAlgorithms.scatter(schedule, root(call), null, RECEIVED.received(call, schedule, 1).of(0));
                    }
                }, parameters);
    }

    private static ProtocolError scatterError(CallView call, Communicator communicator, CollectiveSide sent) {
        return first(() -> sent.error(call, communicator.size()), () -> RECEIVED.isInPlace(call) ? null
                : first(() -> RECEIVED.error(call, 1),
                        () -> own(sent.lengths(call, communicator.size()).get(communicator.rank()), RECEIVED.lengths(call, 1).get(0)),
                        () -> Overlaps.error(sent.elements(call, communicator.size()), RECEIVED.elements(call, 1))));
    }

    private ProtocolOperation alltoall(CollectiveKind kind, CollectiveSide sent, CollectiveSide received, CallVariable... parameters) {
        return operations.operation(kind, "Distributes the data of each process to all processes of a communicator.",
                (call, communicator) -> first(() -> received.error(call, communicator.size()), () -> sent.isInPlace(call) ? null
                        : first(() -> sent.error(call, communicator.size()),
                                () -> own(sent.lengths(call, communicator.size()).get(communicator.rank()),
                                        received.lengths(call, communicator.size()).get(communicator.rank())),
                                () -> Overlaps.error(sent.elements(call, communicator.size()), received.elements(call, communicator.size())))),
                (call, schedule) -> {
                    BufferBlocks to = received.received(call, schedule, schedule.size());
                    ExchangeAlgorithms.alltoall(schedule, sent.isInPlace(call) ? schedule.copied(to) : sent.sent(call, schedule, schedule.size()), to);
                }, parameters);
    }
}
