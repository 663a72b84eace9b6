package org.portalscope.protocol.state;

import java.util.List;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.protocol.value.ProtocolError;

/**
 * The requests of a process that have been begun and not yet been given back. Immutable: a changed table has most in common with the one before, and
 * takes time that grows with the logarithm of how many there are.
 */
public final class RequestTable {

    /** None yet. */
    public static final RequestTable NONE = new RequestTable(0, LongTrie.empty());

    private static final List<ProtocolTable.Column> COLUMNS = List.of(new ProtocolTable.Column("request", Unit.INDEX),
            new ProtocolTable.Column("kind", Unit.NONE), new ProtocolTable.Column("complete", Unit.NONE), new ProtocolTable.Column("result", Unit.NONE));

    private final long begun;
    private final LongTrie<ProtocolRequest> byNumber;

    private RequestTable(long begun, LongTrie<ProtocolRequest> byNumber) {
        this.begun = begun;
        this.byNumber = byNumber;
    }

    /** How many there have been. */
    public long begun() {
        return begun;
    }

    /** All of them in the order of beginning. */
    public List<ProtocolRequest> open() {
        return byNumber.values();
    }

    /** With one more, which is the {@link #last}. */
    public RequestTable begin(String kind) {
        return new RequestTable(begun + 1, byNumber.plus(begun + 1, ProtocolRequest.begun(begun + 1, kind)));
    }

    /** The one that was begun last; null if it has been given back, or none was begun. */
    public ProtocolRequest last() {
        return byNumber.get(begun);
    }

    /** The request of a number, or null if it has been given back or never was. */
    public ProtocolRequest get(long number) {
        return byNumber.get(number);
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
        ProtocolRequest request = get(number);
        return request == null ? this : new RequestTable(begun, byNumber.plus(number, request.done(result, error)));
    }

    /** Without one of them: a wait has returned its result. */
    public RequestTable without(long number) {
        return new RequestTable(begun, byNumber.minus(number));
    }

    /** Writes them field by field. */
    public void write(FieldWriter out) {
        out.number(begun);
        CountedFields.write(byNumber.values(), ProtocolRequest::write, out);
    }

    /** Reads what {@link #write} has written. */
    public static RequestTable read(FieldReader in) {
        long begun = in.number();
        LongTrie<ProtocolRequest> byNumber = LongTrie.empty();
        for (long left = in.number(); left > 0; left--) {
            ProtocolRequest request = ProtocolRequest.read(in);
            byNumber = byNumber.plus(request.number(), request);
        }
        return new RequestTable(begun, byNumber);
    }

    /** The requests as a table. */
    public ProtocolTable table() {
        return new ProtocolTable("requests", COLUMNS, byNumber.values().stream().map(request -> new ProtocolTable.Row(List.of(request.number(), request.kind(),
                request.complete(), request.error() == null ? (Object) request.result() : request.error().name()), List.of(), List.of())).toList());
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof RequestTable table && begun == table.begun && open().equals(table.open());
    }

    @Override
    public int hashCode() {
        return 31 * Long.hashCode(begun) + open().hashCode();
    }

    /** Equal tables have equal texts. */
    @Override
    public String toString() {
        return "RequestTable[begun=" + begun + ", open=" + byNumber.values() + ']';
    }
}
