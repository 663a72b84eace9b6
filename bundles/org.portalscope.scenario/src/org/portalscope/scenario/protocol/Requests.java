package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.stream.Stream;

/**
 * The requests of a process that have been begun and not yet been given back. Immutable.
 *
 * @param begun how many there have been
 * @param open  in the order of beginning
 */
public record Requests(long begun, List<Request> open) {

    /** None yet. */
    public static final Requests NONE = new Requests(0, List.of());

    public Requests {
        open = List.copyOf(open);
    }

    /** With one more, which is the {@link #last}. */
    public Requests begin(String kind) {
        return new Requests(begun + 1, Stream.concat(open.stream(), Stream.of(new Request(begun + 1, kind, false, 0))).toList());
    }

    /** The one that was begun last. */
    public Request last() {
        return open.get(open.size() - 1);
    }

    /** The request of a number, or null if it has been given back or never was. */
    public Request get(long number) {
        return open.stream().filter(request -> request.number() == number).findFirst().orElse(null);
    }

    public boolean isComplete(long number) {
        Request request = get(number);
        return request != null && request.complete();
    }

    /** With one of them complete. */
    public Requests complete(long number, long result) {
        return new Requests(begun, open.stream()
                .map(request -> request.number() == number ? new Request(number, request.kind(), true, result) : request).toList());
    }

    /** Without one of them: a wait has told its result. */
    public Requests without(long number) {
        return new Requests(begun, open.stream().filter(request -> request.number() != number).toList());
    }
}
