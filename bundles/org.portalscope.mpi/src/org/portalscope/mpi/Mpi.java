package org.portalscope.mpi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;

import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.ProtocolClient;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;

/**
 * MPI as a program in Java calls it, in a world or on a node. Requests, communicators and datatypes are numbers, as handles of C are; data are bytes of
 * regions. What fails throws an {@link MpiException}, as {@code MPI_ERRORS_ARE_FATAL} would end a program in C.
 */
public final class Mpi {

    private final PortalsApi portals;
    private final ProtocolClient client;
    private final long world;
    private final long bytes;

    /** With the initial values of all parameters. */
    public Mpi(PortalsApi portals) {
        this(portals, Map.of());
    }

    /**
     * With some parameters, which are the same in all ranks.
     *
     * @param parameters by their names, such as {@code eager_limit}
     * @throws IllegalArgumentException if there is no such parameter, or it cannot have the value
     */
    public Mpi(PortalsApi portals, Map<String, Long> parameters) {
        this.portals = portals;
        client = new ProtocolClient(portals, new MpiProtocol(), "MPI", parameters);
        world = constant("MPI_COMM_WORLD");
        bytes = constant("MPI_BYTE");
    }

    /**
     * Makes any call of MPI.
     *
     * @param operation such as {@code MPI_Waitall}
     * @param arguments those that the call takes, without those that it only stores: a {@link Long} for numbers and handles, a {@link Buffer}, or a
     *                  {@link List}
     * @return what it stores, in the order of its parameters
     */
    public List<Object> call(String operation, Object... arguments) {
        CallOutcome outcome = client.call(operation, arguments);
        if (outcome.error() != null) {
            throw new MpiException(operation, outcome.error());
        }
        return outcome.outputs();
    }

    private long number(String operation, Object... arguments) {
        return (Long) call(operation, arguments).get(0);
    }

    /** The value of a constant, such as {@code MPI_COMM_WORLD} or {@code MPI_ANY_SOURCE}. */
    public long constant(String name) {
        return client.constant(name);
    }

    /** {@code MPI_IN_PLACE}, in front of the buffer that a collective takes its data from and fills. */
    public Buffer inPlace() {
        return (Buffer) client.value("MPI_IN_PLACE");
    }

    /** {@code MPI_Init}. */
    public void init() {
        call("MPI_Init");
    }

    /**
     * {@code MPI_Init_thread}; returns the level that is provided.
     *
     * @param required such as {@code constant("MPI_THREAD_MULTIPLE")}
     */
    public long initThread(long required) {
        return number("MPI_Init_thread", required);
    }

    /** {@code MPI_Finalize}. */
    public void end() {
        call("MPI_Finalize");
    }

    /** {@code MPI_Comm_rank} of {@code MPI_COMM_WORLD}. */
    public int rank() {
        return (int) number("MPI_Comm_rank", world);
    }

    /** {@code MPI_Comm_size} of {@code MPI_COMM_WORLD}. */
    public int size() {
        return (int) number("MPI_Comm_size", world);
    }

    /** {@code MPI_Send} of all bytes of a buffer. */
    public void send(Buffer data, long dest, long tag) {
        call("MPI_Send", data, data.length(), bytes, dest, tag, world);
    }

    /** {@code MPI_Isend} of all bytes of a buffer; returns the request. */
    public long isend(Buffer data, long dest, long tag) {
        return number("MPI_Isend", data, data.length(), bytes, dest, tag, world);
    }

    /** {@code MPI_Recv} into a buffer; returns the status. */
    public StructureValue recv(Buffer data, long source, long tag) {
        return (StructureValue) call("MPI_Recv", data, data.length(), bytes, source, tag, world).get(0);
    }

    /** {@code MPI_Irecv} into a buffer; returns the request. */
    public long irecv(Buffer data, long source, long tag) {
        return number("MPI_Irecv", data, data.length(), bytes, source, tag, world);
    }

    /** {@code MPI_Sendrecv_replace} of all bytes of a buffer, which then holds what has been received; returns the status. */
    public StructureValue sendrecvReplace(Buffer data, long dest, long sendTag, long source, long recvTag) {
        return (StructureValue) call("MPI_Sendrecv_replace", data, data.length(), bytes, dest, sendTag, source, recvTag, world).get(0);
    }

    /** {@code MPI_Wait}; returns the status. */
    public StructureValue await(long request) {
        return (StructureValue) call("MPI_Wait", request).get(1);
    }

    /** {@code MPI_Waitall}; returns the statuses. */
    public List<StructureValue> awaitAll(List<Long> requests) {
        List<StructureValue> statuses = new ArrayList<>();
        ((List<?>) call("MPI_Waitall", (long) requests.size(), requests).get(1)).forEach(status -> statuses.add((StructureValue) status));
        return Collections.unmodifiableList(statuses);
    }

    /**
     * {@code MPI_Op_create}; returns the operator.
     *
     * @param function runs in the thread that makes the call of a collective
     * @param commute  whether the operands may change places
     */
    public long createOperator(ReductionFunction function, boolean commute) {
        long number = portals.function(arguments -> {
            function.combine((Buffer) arguments.get(0), (Buffer) arguments.get(1), (Long) arguments.get(2), (Long) arguments.get(3));
            return null;
        });
        return number("MPI_Op_create", number, commute ? 1L : 0L);
    }

    /** {@code MPI_Ibarrier} of {@code MPI_COMM_WORLD}; returns the request. */
    public long ibarrier() {
        return number("MPI_Ibarrier", world);
    }

    /** {@code MPI_Ibcast} of all bytes of a buffer; returns the request. */
    public long ibcast(Buffer data, long root) {
        return number("MPI_Ibcast", data, data.length(), bytes, root, world);
    }

    /** {@code MPI_Barrier} of {@code MPI_COMM_WORLD}. */
    public void barrier() {
        call("MPI_Barrier", world);
    }
}
