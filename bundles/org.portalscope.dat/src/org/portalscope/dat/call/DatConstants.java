package org.portalscope.dat.call;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.dat.object.CompletionFlags;
import org.portalscope.dat.object.DatEvent;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.EndpointState;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.dat.object.MemoryPrivileges;
import org.portalscope.protocol.value.ProtocolConstant;

/** The constants of uDAPL under their names. */
final class DatConstants {

    static final long CLOSE_ABRUPT = 0;
    static final long CLOSE_GRACEFUL = 1;
    static final long TIMEOUT_INFINITE = 0xFFFF_FFFFL;
    static final long TYPE_VIRTUAL = 0;
    static final long CONSUMER_PSP = 0;
    static final long BEST_EFFORT = 0;
    static final long CONNECT_DEFAULT = 0;
    static final long SRQ_OPERATIONAL = 0;

    private DatConstants() {
    }

    static Map<String, ProtocolConstant> all() {
        Map<String, ProtocolConstant> constants = new TreeMap<>();
        constants.put("DAT_HANDLE_NULL", new ProtocolConstant(DatObject.TYPE, DatVariables.NULL_HANDLE));
        numbers().forEach((name, number) -> constants.put(name, ProtocolConstant.of(number)));
        Stream.of(DtoStatus.values()).forEach(status -> constants.put(status.name(), ProtocolConstant.of(status.number())));
        Stream.of(EventNumber.values()).forEach(event -> constants.put(event.name(), ProtocolConstant.of(event.number())));
        Stream.of(EndpointState.values()).forEach(state -> constants.put(state.name(), ProtocolConstant.of(state.number())));
        return constants;
    }

    private static Map<String, Long> numbers() {
        return Map.ofEntries(Map.entry("DAT_CLOSE_ABRUPT_FLAG", CLOSE_ABRUPT), Map.entry("DAT_CLOSE_GRACEFUL_FLAG", CLOSE_GRACEFUL),
                Map.entry("DAT_TIMEOUT_INFINITE", TIMEOUT_INFINITE), Map.entry("DAT_MEM_TYPE_VIRTUAL", TYPE_VIRTUAL),
                Map.entry("DAT_PSP_CONSUMER_FLAG", CONSUMER_PSP), Map.entry("DAT_QOS_BEST_EFFORT", BEST_EFFORT),
                Map.entry("DAT_CONNECT_DEFAULT_FLAG", CONNECT_DEFAULT), Map.entry("DAT_SRQ_STATE_OPERATIONAL", SRQ_OPERATIONAL),
                Map.entry("DAT_SRQ_LOW_WATERMARK_EVENT", DatEvent.LOW_WATERMARK),
                Map.entry("DAT_MEM_PRIV_NONE_FLAG", MemoryPrivileges.NONE), Map.entry("DAT_MEM_PRIV_LOCAL_READ_FLAG", MemoryPrivileges.LOCAL_READ),
                Map.entry("DAT_MEM_PRIV_REMOTE_READ_FLAG", MemoryPrivileges.REMOTE_READ),
                Map.entry("DAT_MEM_PRIV_LOCAL_WRITE_FLAG", MemoryPrivileges.LOCAL_WRITE),
                Map.entry("DAT_MEM_PRIV_REMOTE_WRITE_FLAG", MemoryPrivileges.REMOTE_WRITE), Map.entry("DAT_MEM_PRIV_ALL_FLAG", MemoryPrivileges.ALL),
                Map.entry("DAT_COMPLETION_DEFAULT_FLAG", CompletionFlags.DEFAULT), Map.entry("DAT_COMPLETION_SUPPRESS_FLAG", CompletionFlags.SUPPRESS),
                Map.entry("DAT_COMPLETION_SOLICITED_WAIT_FLAG", CompletionFlags.SOLICITED_WAIT),
                Map.entry("DAT_COMPLETION_UNSIGNALLED_FLAG", CompletionFlags.UNSIGNALLED),
                Map.entry("DAT_COMPLETION_BARRIER_FENCE_FLAG", CompletionFlags.BARRIER_FENCE),
                Map.entry("DAT_COMPLETION_EVD_THRESHOLD_FLAG", CompletionFlags.EVD_THRESHOLD),
                Map.entry("DAT_EVD_SOFTWARE_FLAG", EventDispatcher.SOFTWARE), Map.entry("DAT_EVD_CR_FLAG", EventDispatcher.CONNECTION_REQUESTS),
                Map.entry("DAT_EVD_DTO_FLAG", EventDispatcher.DTOS), Map.entry("DAT_EVD_CONNECTION_FLAG", EventDispatcher.CONNECTIONS),
                Map.entry("DAT_EVD_RMR_BIND_FLAG", EventDispatcher.RMR_BINDS), Map.entry("DAT_EVD_ASYNC_FLAG", EventDispatcher.ASYNC));
    }
}
