package org.portalscope.lapi;

import java.util.List;
import java.util.Map;

import org.portalscope.lapi.call.LapiOperations;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.ProgramFunction;
import org.portalscope.protocol.program.ProtocolClient;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.StructureValue;

/**
 * LAPI as a program in Java calls it, in a world or on a node. Addresses and handles are numbers, as in C; counters are regions of eight bytes, 0 stands for
 * NULL. What fails throws a {@link LapiException} instead of returning its code.
 */
public final class Lapi {

    private final PortalsApi portals;
    private final ProtocolClient client;
    private long handle;

    /** With the initial values of all parameters. */
    public Lapi(PortalsApi portals) {
        this(portals, Map.of());
    }

    /**
     * With some parameters, which are the same in all tasks.
     *
     * @param parameters by their names, such as {@code window}
     * @throws IllegalArgumentException if there is no such parameter, or it cannot have the value
     */
    public Lapi(PortalsApi portals, Map<String, Long> parameters) {
        this.portals = portals;
        client = new ProtocolClient(portals, new LapiProtocol(), "LAPI", parameters);
    }

    /**
     * Makes any call of LAPI.
     *
     * @param operation such as {@code LAPI_Putv}
     * @param arguments those that the call takes, the handle of the context included, without those that it only stores: a {@link Long}, a {@link List}, or
     *                  a {@link org.portalscope.protocol.value.StructureValue}
     * @return what it stores, in the order of its parameters
     */
    public List<Object> call(String operation, Object... arguments) {
        CallOutcome outcome = client.call(operation, arguments);
        if (outcome.error() != null) {
            throw new LapiException(operation, outcome.error());
        }
        return outcome.outputs();
    }

    private long number(String operation, Object... arguments) {
        return (Long) call(operation, arguments).get(0);
    }

    /** The value of a constant, such as {@code FETCH_AND_ADD} or {@code EPOCH_NUM}. */
    public long constant(String name) {
        return client.constant(name);
    }

    /** The handle of the context that {@link #init} has made. */
    public long handle() {
        return handle;
    }

    /**
     * {@code LAPI_Init}.
     *
     * @param libVers    {@code L1_LIB}, {@code L2_LIB} or {@code L3_LIB}
     * @param epoch      0 to 32767
     * @param errHandler is called with handle, error code, type of the operation, this task and the other one
     */
    public void init(String libVers, int epoch, ProgramFunction errHandler) {
        handle = number("LAPI_Init", LapiOperations.info(constant(libVers), epoch, portals.function(errHandler)));
    }

    /** {@code LAPI_Term}. */
    public void term() {
        call("LAPI_Term", handle);
    }

    /** A value of {@code LAPI_Qenv}, such as {@code NUM_TASKS}. */
    public long query(String query) {
        return number("LAPI_Qenv", handle, constant(query));
    }

    /** {@code LAPI_Address_init}: what all tasks tell, in their order. */
    @SuppressWarnings("unchecked")
    public List<Long> addresses(long own) {
        return (List<Long>) call("LAPI_Address_init", handle, own).get(0);
    }

    /** {@code LAPI_Put} of all bytes of a buffer. */
    public void put(long task, long to, Buffer data, long tgtCntr, long orgCntr, long cmplCntr) {
        call("LAPI_Put", handle, task, data.length(), to, data.address(), tgtCntr, orgCntr, cmplCntr);
    }

    /**
     * A strided vector for {@code LAPI_Putv} and {@code LAPI_Getv}.
     *
     * @param blocks  how many there are
     * @param address of the first block
     * @param length  of each block in bytes
     * @param stride  bytes from the beginning of a block to that of the next one
     */
    public StructureValue strided(long blocks, long address, long length, long stride) {
        return LapiOperations.strided(blocks, address, length, stride);
    }

    /** {@code LAPI_Putv}; the vectors have one type, and as many pieces each. */
    public void putVectors(long task, StructureValue to, StructureValue from, long tgtCntr, long orgCntr, long cmplCntr) {
        call("LAPI_Putv", handle, task, to, from, tgtCntr, orgCntr, cmplCntr);
    }

    /** {@code LAPI_Get} of all bytes of a buffer. */
    public void get(long task, long from, Buffer data, long tgtCntr, long orgCntr) {
        call("LAPI_Get", handle, task, data.length(), from, data.address(), tgtCntr, orgCntr);
    }

    /** {@code LAPI_Rmw} with values in memory. */
    public void readModifyWrite(String operation, long task, long variable, long values, long previous, long orgCntr) {
        call("LAPI_Rmw", handle, constant(operation), task, variable, values, previous, orgCntr);
    }

    /** {@code LAPI_Amsend} of all bytes of two buffers; the header handler is an address that {@link PortalsApi#function} has made at the target. */
    public void activeMessage(long task, long headerHandler, Buffer header, Buffer data, long tgtCntr, long orgCntr, long cmplCntr) {
        call("LAPI_Amsend", handle, task, headerHandler, header.address(), header.length(), data.address(), data.length(), tgtCntr, orgCntr, cmplCntr);
    }

    /** {@code LAPI_Waitcntr}: takes a value from a counter, once it is that large; returns what is left. */
    public long await(Buffer counter, long value) {
        return number("LAPI_Waitcntr", handle, counter.address(), value);
    }

    /** {@code LAPI_Gfence}. */
    public void fenceAll() {
        call("LAPI_Gfence", handle);
    }
}
