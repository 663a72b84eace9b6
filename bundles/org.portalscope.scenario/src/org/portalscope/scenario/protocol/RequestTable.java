package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.stream.Stream;

/**
 * The requests of a process that have been begun and not yet been given back. Immutable.
 *
 * @param begun how many there have been
 * @param open  in the order of beginning
 */
public record RequestTable(long begun, List<ProtocolRequest> open) {

    /** None yet. */
    public static final RequestTable NONE = new RequestTable(0, List.of());

    public RequestTable {
        open = List.copyOf(open);
    }

    /** With one more, which is the {@link #last}. */
    public RequestTable begin(String kind) {
        return new RequestTable(begun + 1, Stream.concat(open.stream(), Stream.of(new ProtocolRequest(begun + 1, kind, false, 0))).toList());
    }

    /** The one that was begun last. */
    public ProtocolRequest last() {
        return open.get(open.size() - 1);
    }

    /** The request of a number, or null if it has been given back or never was. */
    public ProtocolRequest get(long number) {
        return open.stream().filter(request -> request.number() == number).findFirst().orElse(null);
    }

    public boolean isComplete(long number) {
        ProtocolRequest request = get(number);
        return request != null && request.complete();
    }

    /** With one of them complete. */
    public RequestTable complete(long number, long result) {
        return new RequestTable(begun, open.stream()
                .map(request -> request.number() == number ? new ProtocolRequest(number, request.kind(), true, result) : request).toList());
    }

    /** Without one of them: a wait has told its result. */
    public RequestTable without(long number) {
        return new RequestTable(begun, open.stream().filter(request -> request.number() != number).toList());
    }
}
