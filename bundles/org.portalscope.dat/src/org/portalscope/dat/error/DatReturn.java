package org.portalscope.dat.error;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.protocol.value.ProtocolError;

/** The values of {@code DAT_RETURN} that calls answer instead of {@code DAT_SUCCESS}. */
public final class DatReturn {

    public static final String INVALID_HANDLE = "DAT_INVALID_HANDLE";
    public static final String INVALID_PARAMETER = "DAT_INVALID_PARAMETER";
    public static final String INVALID_STATE = "DAT_INVALID_STATE";
    public static final String INVALID_ADDRESS = "DAT_INVALID_ADDRESS";
    public static final String INSUFFICIENT_RESOURCES = "DAT_INSUFFICIENT_RESOURCES";
    public static final String LENGTH_ERROR = "DAT_LENGTH_ERROR";
    public static final String PROTECTION_VIOLATION = "DAT_PROTECTION_VIOLATION";
    public static final String PRIVILEGES_VIOLATION = "DAT_PRIVILEGES_VIOLATION";
    public static final String QUEUE_EMPTY = "DAT_QUEUE_EMPTY";
    public static final String TIMEOUT_EXPIRED = "DAT_TIMEOUT_EXPIRED";
    public static final String CONN_QUAL_IN_USE = "DAT_CONN_QUAL_IN_USE";
    public static final String SRQ_IN_USE = "DAT_SRQ_IN_USE";
    public static final String MODEL_NOT_SUPPORTED = "DAT_MODEL_NOT_SUPPORTED";

    private static final Map<String, String> MEANINGS = new TreeMap<>(Map.ofEntries(
            Map.entry(INVALID_HANDLE, "there is no such object"), Map.entry(INVALID_PARAMETER, "a parameter is invalid"),
            Map.entry(INVALID_STATE, "an object is not in a state for this"), Map.entry(INVALID_ADDRESS, "there is no such process"),
            Map.entry(INSUFFICIENT_RESOURCES, "a limit is reached"), Map.entry(LENGTH_ERROR, "the remote buffer is too small"),
            Map.entry(PROTECTION_VIOLATION, "the protection zones differ"), Map.entry(PRIVILEGES_VIOLATION, "memory lacks a privilege"),
            Map.entry(QUEUE_EMPTY, "there is no event"), Map.entry(TIMEOUT_EXPIRED, "the time is over"),
            Map.entry(CONN_QUAL_IN_USE, "another service point listens there"), Map.entry(SRQ_IN_USE, "an endpoint uses the shared receive queue"),
            Map.entry(MODEL_NOT_SUPPORTED, "this provider does not support that")));

    private DatReturn() {
    }

    /** All of them. */
    public static List<ProtocolError> all() {
        return MEANINGS.entrySet().stream().map(entry -> new ProtocolError(entry.getKey(), entry.getValue())).toList();
    }

    /** One of them, in words of its own. */
    public static ProtocolError of(String name, String words) {
        return new ProtocolError(name, name + ": " + words);
    }
}
