package org.portalscope.lapi.progress;

import java.util.List;
import java.util.Map;

import org.portalscope.lapi.error.LapiErrors;
import org.portalscope.lapi.message.LapiBits;
import org.portalscope.lapi.message.RequestHeader;
import org.portalscope.protocol.ProtocolParameter;
import org.portalscope.protocol.value.ProtocolError;

/**
 * What can be set of LAPI before a run begins; the same for all tasks.
 *
 * @param window    operations of a task on each other one that may be pending at a time; a power of two
 * @param placeSize bytes of a request with what data come with it
 * @param fault     number of the return value with which the environment lets {@code LAPI_Init} fail, or 0
 */
public record LapiParameters(int window, int placeSize, long fault) {

    private static final long LAST_ERROR = 1000;
    private static final int SMALLEST = 2 * RequestHeader.SIZE;

    public static final List<ProtocolParameter> ALL = List.of(
            new ProtocolParameter("window", 8, 1, LapiBits.NUMBERS / 2, "operations on each other task that may be pending at a time; the power of two below"),
            new ProtocolParameter("request_size", 256, SMALLEST, 1 << 16, "bytes of a request, with what data come with it; longer ones are fetched"),
            new ProtocolParameter("fault", 0, 0, LAST_ERROR,
                    "the number of an error, such as 16 for EBUSY, with which the system lets LAPI_Init fail; 0 for none"));

    /** With all parameters of {@link #ALL} set, by their names. */
    public static LapiParameters of(Map<String, Long> settings) {
        return new LapiParameters(Integer.highestOneBit(settings.get("window").intValue()), settings.get("request_size").intValue(),
                settings.get("fault"));
    }

    /** How the environment lets {@code LAPI_Init} fail, or null; a number that no call returns is an unsuccessful initialization. R54 */
    public ProtocolError failure() {
        return fault == 0 ? null : LapiErrors.all().stream().filter(error -> LapiErrors.numbers().get(error.name()) == fault).findFirst()
                .orElse(LapiErrors.of(LapiErrors.INIT_FAILED));
    }

    /** Bytes of data that come with their request. */
    public int inline() {
        return placeSize - RequestHeader.SIZE;
    }

    /** Bytes of the memory for requests between this task and so many. */
    public long memory(int tasks) {
        return (long) tasks * window * placeSize;
    }

    /** Bytes of the message that brings a request with so many bytes of data. */
    public long messageLength(long data) {
        return RequestHeader.SIZE + (data <= inline() ? data : 0);
    }

    /** The place of a request of an operation with a task, among those of the other side. */
    public long place(int task, int number) {
        return ((long) task * window + number % window) * placeSize;
    }

    /** The number of the operation that has to be complete before one of a number can begin. */
    int before(int number) {
        return (number - window + LapiBits.NUMBERS) % LapiBits.NUMBERS;
    }
}
