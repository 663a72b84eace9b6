package org.portalscope.dat;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.ProtocolClient;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;

/**
 * uDAPL as a program in Java calls it, in a world or on a node. Handles and contexts are numbers; data are bytes of regions. What does not answer
 * {@code DAT_SUCCESS} throws a {@link DatException}.
 */
public final class Dat {

    private final ProtocolClient client;
    private final DatProtocol protocol = new DatProtocol();
    /** What calls that programs make again and again take. */
    private final long defaultFlag;
    private final long infinite;

    /** With the initial values of all parameters. */
    public Dat(PortalsApi portals) {
        this(portals, Map.of());
    }

    /**
     * With some parameters, which are the same in all processes.
     *
     * @param parameters by their names, such as {@code max_dtos}
     * @throws IllegalArgumentException if there is no such parameter, or it cannot have the value
     */
    public Dat(PortalsApi portals, Map<String, Long> parameters) {
        client = new ProtocolClient(portals, protocol, "uDAPL", parameters);
        defaultFlag = constant("DAT_COMPLETION_DEFAULT_FLAG");
        infinite = constant("DAT_TIMEOUT_INFINITE");
    }

    /**
     * Makes any call of uDAPL.
     *
     * @param operation such as {@code dat_srq_resize}
     * @param arguments those that the call takes, without those that it only stores: a {@link Long} for numbers and handles, a {@link ProcessId}, a
     *                  {@link Buffer}, a {@link List} or a {@link StructureValue}
     * @return what it stores, in the order of its parameters
     */
    public List<Object> call(String operation, Object... arguments) {
        CallOutcome outcome = client.call(operation, arguments);
        if (outcome.error() != null) {
            throw new DatException(operation, outcome.error());
        }
        return outcome.outputs();
    }

    private long number(String operation, Object... arguments) {
        return (Long) call(operation, arguments).get(0);
    }

    /** The value of a constant, such as {@code DAT_EVD_DTO_FLAG}. */
    public long constant(String name) {
        return client.constant(name);
    }

    /**
     * A structure that a call takes.
     *
     * @param operation such as {@code dat_srq_create}
     * @param parameter such as {@code srq_attr}
     * @param members   by their names; all others are 0
     * @throws IllegalArgumentException if the call takes no such structure, or it has no such member
     */
    public StructureValue structure(String operation, String parameter, Map<String, Long> members) {
        ValueType type = protocol.procedure(operation).parameters().stream().filter(each -> each.name().equals(parameter)).map(CallVariable::type)
                .filter(each -> each.kind() == ValueType.Kind.STRUCTURE).findFirst()
                .orElseThrow(() -> new IllegalArgumentException(operation + " takes no structure " + parameter));
        return structure(type, members);
    }

    private static StructureValue structure(ValueType type, Map<String, Long> members) {
        List<String> names = type.members().stream().map(CallVariable::name).toList();
        members.keySet().stream().filter(name -> !names.contains(name)).findFirst().ifPresent(name -> {
            throw new IllegalArgumentException(type.words() + " has no member " + name);
        });
        return new StructureValue(type, names.stream().map(name -> (Object) members.getOrDefault(name, 0L)).toList());
    }

    /** An LMR triplet: a segment of the local memory of an operation. */
    public StructureValue segment(long lmrContext, Buffer memory) {
        return structure(protocol.types().get("lmr_triplet"),
                Map.of("lmr_context", lmrContext, "virtual_address", memory.address(), "segment_length", memory.length()));
    }

    /** An RMR triplet: memory of the other side, from an offset on. */
    public StructureValue remote(long rmrContext, long offset, long length) {
        return structure(protocol.types().get("rmr_triplet"), Map.of("rmr_context", rmrContext, "target_address", offset, "segment_length", length));
    }

    /** {@code dat_ia_open}; returns the interface adapter. */
    public long open(long asyncLength) {
        return (Long) call("dat_ia_open", asyncLength).get(1);
    }

    /** {@code dat_ia_close}, abruptly. */
    public void close(long ia) {
        call("dat_ia_close", ia, constant("DAT_CLOSE_ABRUPT_FLAG"));
    }

    /** {@code dat_pz_create}; returns the protection zone. */
    public long protectionZone(long ia) {
        return number("dat_pz_create", ia);
    }

    /** {@code dat_lmr_create} of all bytes of a buffer, with all privileges; returns the context, which others can use, too. */
    public long register(long ia, long pz, Buffer memory) {
        return (Long) call("dat_lmr_create", ia, constant("DAT_MEM_TYPE_VIRTUAL"), memory, memory.length(), pz, constant("DAT_MEM_PRIV_ALL_FLAG")).get(1);
    }

    /** {@code dat_evd_create} for events of some kinds, {@code DAT_EVD_FLAGS}; returns the event dispatcher. */
    public long dispatcher(long ia, long length, String... flags) {
        return number("dat_evd_create", ia, length, constant("DAT_HANDLE_NULL"),
                Stream.of(flags).mapToLong(this::constant).reduce(0, (one, other) -> one | other));
    }

    /** {@code dat_evd_wait} for one event, however long it takes; returns it. */
    public StructureValue next(long evd) {
        return (StructureValue) call("dat_evd_wait", evd, infinite, 1L).get(0);
    }

    /** {@code dat_ep_create} with the attributes that it has by itself; returns the endpoint. */
    public long endpoint(long ia, long pz, long dtos, long connections) {
        return number("dat_ep_create", ia, pz, dtos, dtos, connections, structure("dat_ep_create", "ep_attributes", Map.of()));
    }

    /** {@code dat_psp_create}; returns the service point. */
    public long listen(long ia, long qualifier, long evd) {
        return number("dat_psp_create", ia, qualifier, evd, constant("DAT_PSP_CONSUMER_FLAG"));
    }

    /** {@code dat_ep_connect}; an event says what has become of it. */
    public void connect(long ep, ProcessId peer, long qualifier) {
        call("dat_ep_connect", ep, peer, qualifier, infinite, 0L, 0L, constant("DAT_QOS_BEST_EFFORT"),
                constant("DAT_CONNECT_DEFAULT_FLAG"));
    }

    /** {@code dat_cr_accept} of the request of an event. */
    public void accept(StructureValue request, long ep) {
        call("dat_cr_accept", request.member("cr_handle"), ep, 0L, 0L);
    }

    /** {@code dat_ep_disconnect}, once the operations of this side are complete; an event says when it has ended. */
    public void disconnect(long ep) {
        call("dat_ep_disconnect", ep, constant("DAT_CLOSE_GRACEFUL_FLAG"));
    }

    /** {@code dat_ep_post_recv}. */
    public void postRecv(long ep, long cookie, StructureValue... segments) {
        call("dat_ep_post_recv", ep, (long) segments.length, List.of(segments), cookie, defaultFlag);
    }

    /** {@code dat_ep_post_send}. */
    public void postSend(long ep, long cookie, StructureValue... segments) {
        call("dat_ep_post_send", ep, (long) segments.length, List.of(segments), cookie, defaultFlag);
    }

    /** {@code dat_ep_post_rdma_write} of one segment. */
    public void postRdmaWrite(long ep, long cookie, StructureValue segment, StructureValue remote) {
        call("dat_ep_post_rdma_write", ep, 1L, List.of(segment), cookie, remote, defaultFlag);
    }
}
