package org.portalscope.protocol.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.value.ProtocolError;

/**
 * The requests of a process that have been begun and not yet been given back. Immutable.
 *
 * @param begun how many there have been
 * @param open  in the order of beginning
 */
public record RequestTable(long begun, List<ProtocolRequest> open) {

    /** None yet. */
    public static final RequestTable NONE = new RequestTable(0, List.of());

    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("request", Unit.INDEX),
            new ProtocolTable.Column("kind", Unit.NONE), new ProtocolTable.Column("complete", Unit.NONE), new ProtocolTable.Column("result", Unit.NONE));

    public RequestTable {
        open = List.copyOf(open);
    }

    /** With one more, which is the {@link #last}. */
    public RequestTable begin(String kind) {
        return new RequestTable(begun + 1, Stream.concat(open.stream(), Stream.of(ProtocolRequest.begun(begun + 1, kind))).toList());
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
        return end(number, result, null);
    }

    /** With one of them failed, which completes it too. */
    public RequestTable fail(long number, ProtocolError error) {
        return end(number, 0, error);
    }

    private RequestTable end(long number, long result, ProtocolError error) {
        return new RequestTable(begun, open.stream().map(request -> request.number() == number ? request.done(result, error) : request).toList());
    }

    /** Without one of them: a wait has returned its result. */
    public RequestTable without(long number) {
        return new RequestTable(begun, open.stream().filter(request -> request.number() != number).toList());
    }

    /** Writes them field by field. */
    public void write(FieldWriter out) {
        out.number(begun);
        out.number(open.size());
        open.forEach(request -> request.write(out));
    }

    /** Reads what {@link #write} has written. */
    public static RequestTable read(FieldReader in) {
        long begun = in.number();
        List<ProtocolRequest> open = new ArrayList<>();
        for (long left = in.number(); left > 0; left--) {
            open.add(ProtocolRequest.read(in));
        }
        return new RequestTable(begun, open);
    }

    /** The requests as a table. */
    public ProtocolTable table() {
        return new ProtocolTable("requests", COLUMNS, open.stream().map(request -> new ProtocolTable.Row(List.of(request.number(), request.kind(),
                request.complete(), request.error() == null ? (Object) request.result() : request.error().name()), List.of(), List.of())).toList());
    }
}
