package org.portalscope.mpi.error;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

import org.portalscope.engine.protocol.Phrase;
import org.portalscope.protocol.value.ProtocolError;

/** The error classes of MPI that calls answer. */
public final class MpiErrors {

    public static final String BUFFER = "MPI_ERR_BUFFER";
    public static final String COUNT = "MPI_ERR_COUNT";
    public static final String TYPE = "MPI_ERR_TYPE";
    public static final String TAG = "MPI_ERR_TAG";
    public static final String COMM = "MPI_ERR_COMM";
    public static final String RANK = "MPI_ERR_RANK";
    public static final String REQUEST = "MPI_ERR_REQUEST";
    public static final String ROOT = "MPI_ERR_ROOT";
    public static final String OP = "MPI_ERR_OP";
    public static final String ARG = "MPI_ERR_ARG";
    public static final String TRUNCATE = "MPI_ERR_TRUNCATE";
    public static final String IN_STATUS = "MPI_ERR_IN_STATUS";
    public static final String PENDING = "MPI_ERR_PENDING";
    public static final String NO_MEM = "MPI_ERR_NO_MEM";
    public static final String OTHER = "MPI_ERR_OTHER";
    public static final String PROC_FAILED = "MPIX_ERR_PROC_FAILED";

    private static final Map<String, String> MEANINGS = new TreeMap<>(Map.ofEntries(
            Map.entry(BUFFER, "the buffer is too small or not given"), Map.entry(COUNT, "the count is negative"),
            Map.entry(TYPE, "there is no such datatype"), Map.entry(TAG, "the tag is not one that messages can have"),
            Map.entry(COMM, "there is no such communicator"), Map.entry(RANK, "the communicator has no such rank"),
            Map.entry(REQUEST, "there is no such request"), Map.entry(ROOT, "the processes name different roots, or none"),
            Map.entry(OP, "there is no such operator, or it is not for this datatype"), Map.entry(ARG, "an argument is wrong"),
            Map.entry(TRUNCATE, "the message is longer than the buffer"), Map.entry(IN_STATUS, "the error is in the status of a request"),
            Map.entry(PENDING, "the request is neither failed nor complete"), Map.entry(NO_MEM, "there is not enough memory"),
            Map.entry(OTHER, "something else is wrong"), Map.entry(PROC_FAILED, "the other process has failed")));

    private static final List<String> NAMES = List.copyOf(MEANINGS.keySet());

    private MpiErrors() {
    }

    /** All of them. */
    public static List<ProtocolError> all() {
        return MEANINGS.entrySet().stream().map(entry -> new ProtocolError(entry.getKey(), entry.getValue())).toList();
    }

    /** The number of an error class, as {@code MPI_ERROR} of a status holds it; 0 is {@code MPI_SUCCESS}. */
    public static long number(ProtocolError error) {
        return error == null ? 0 : 1 + NAMES.indexOf(error.name());
    }

    /** The numbers of all error classes under their names, {@code MPI_SUCCESS} included. */
    public static Map<String, Long> numbers() {
        Map<String, Long> numbers = new TreeMap<>();
        numbers.put("MPI_SUCCESS", 0L);
        MEANINGS.forEach((name, meaning) -> numbers.put(name, number(new ProtocolError(name, meaning))));
        return numbers;
    }

    /** An error of a class, in words of its own. */
    public static ProtocolError of(String errorClass, String words) {
        return of(errorClass, Phrase.of(words));
    }

    /** An error of a class, in words of its own about processes and objects. */
    public static ProtocolError of(String errorClass, Phrase words) {
        return new ProtocolError(errorClass, Phrase.of(errorClass + ": ").then(words));
    }
}
