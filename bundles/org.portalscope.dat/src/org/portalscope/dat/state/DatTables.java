package org.portalscope.dat.state;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.EventDispatcher;
import org.portalscope.dat.object.SharedReceiveQueue;
import org.portalscope.dat.transfer.ReceiveDto;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;

/** What uDAPL knows, as people know it. */
final class DatTables {

    private static final List<ProtocolTable.Column> QUEUES = columns("srq", Unit.INDEX, "max_recv_dtos", Unit.COUNT, "low watermark", Unit.COUNT, "posted",
            Unit.COUNT, "taken", Unit.COUNT, "complete", Unit.COUNT, "reaped", Unit.COUNT);
    private static final List<ProtocolTable.Column> RECEIVES = columns("receive", Unit.INDEX, "queue", Unit.INDEX, "cookie", Unit.NONE, "length", Unit.BYTES,
            "phase", Unit.NONE, "endpoint", Unit.NONE, "status", Unit.NONE);
    private static final List<ProtocolTable.Column> ENDPOINTS = columns("endpoint", Unit.INDEX, "state", Unit.NONE, "peer", Unit.NONE, "connection",
            Unit.NONE, "receive queue", Unit.INDEX, "operations", Unit.COUNT, "receives taken", Unit.COUNT);
    private static final List<ProtocolTable.Column> REQUESTS = columns("operation", Unit.INDEX, "kind", Unit.NONE, "endpoint", Unit.INDEX, "cookie", Unit.NONE,
            "length", Unit.BYTES, "phase", Unit.NONE, "status", Unit.NONE);
    private static final List<ProtocolTable.Column> DISPATCHERS = columns("evd", Unit.INDEX, "events", Unit.COUNT, "length", Unit.COUNT, "waits for",
            Unit.COUNT, "oldest", Unit.NONE);

    private static final List<ProtocolTable.Column> ADAPTER = columns("ia", Unit.INDEX, "connections", Unit.COUNT, "messages ignored", Unit.COUNT);

    private final DatState state;

    private DatTables(DatState state) {
        this.state = state;
    }

    private static List<ProtocolTable.Column> columns(Object... namesAndUnits) {
        List<ProtocolTable.Column> columns = new ArrayList<>();
        for (int i = 0; i < namesAndUnits.length; i += 2) {
            columns.add(new ProtocolTable.Column((String) namesAndUnits[i], (Unit) namesAndUnits[i + 1]));
        }
        return columns;
    }

    static List<ProtocolTable> of(DatState state) {
        DatTables tables = new DatTables(state);
        return state.adapter() == null ? List.of()
                : List.of(new ProtocolTable("shared receive queues", QUEUES, state.objects(SharedReceiveQueue.class).map(tables::row).toList()),
                        ProtocolTable.queue("receives", RECEIVES, stream(state.receives()).map(DatTables::row).toList()),
                        new ProtocolTable("endpoints", ENDPOINTS, state.objects(DatEndpoint.class).map(tables::row).toList()),
                        ProtocolTable.queue("other operations", REQUESTS, stream(state.requests()).map(DatTables::row).toList()),
                        new ProtocolTable("event dispatchers", DISPATCHERS, state.objects(EventDispatcher.class).map(DatTables::row).toList()),
                        new ProtocolTable("interface adapter", ADAPTER, List.of(tables.row())));
    }

    private static <T> Stream<T> stream(Iterable<T> all) {
        return StreamSupport.stream(all.spliterator(), false);
    }

    private static ProtocolTable.Row row(List<Object> cells, Long... handles) {
        return new ProtocolTable.Row(cells, Stream.of(handles).filter(handle -> handle != 0).toList(), List.of());
    }

    private ProtocolTable.Row row() {
        return row(List.of(state.adapter().handle(), stream(state.connections()).count(), state.malformed().count()));
    }

    private ProtocolTable.Row row(SharedReceiveQueue queue) {
        return row(List.of(queue.handle(), queue.maxRecvDtos(), queue.lowWatermark(), state.posted(queue.handle()),
                count(queue, ReceiveDto.Phase.TAKEN, ReceiveDto.Phase.ASTRAY, ReceiveDto.Phase.RETURNED, ReceiveDto.Phase.WITHDRAWN, ReceiveDto.Phase.LEAVING,
                        ReceiveDto.Phase.ENDED),
                count(queue, ReceiveDto.Phase.COMPLETE), queue.reaped()));
    }

    private long count(SharedReceiveQueue queue, ReceiveDto.Phase... phases) {
        return state.receives(queue.handle(), receive -> Stream.of(phases).anyMatch(receive::is)).size();
    }

    private static ProtocolTable.Row row(ReceiveDto receive) {
        return row(List.of(receive.number(), receive.queue(), receive.cookie(), receive.iov().length(), receive.phase().words(),
                receive.endpoint() == 0 ? "none" : Long.toString(receive.endpoint()), receive.status() == null ? "" : receive.status().name()),
                receive.entry());
    }

    private ProtocolTable.Row row(DatEndpoint endpoint) {
        DatConnection connection = state.connection(endpoint.connection());
        return row(List.of(endpoint.handle(), endpoint.state().name(), connection == null ? "none" : connection.peer().toString(),
                connection == null ? "none" : connection.number() + ", " + connection.phase().words(), endpoint.queue(), (long) endpoint.requests().size(),
                (long) endpoint.taken().size()));
    }

    private static ProtocolTable.Row row(RequestDto request) {
        return row(List.of(request.number(), request.kind().words(), request.posting().endpoint(), request.posting().cookie(), request.iov().length(),
                request.phase().words(), request.status() == null ? "" : request.status().name()), request.descriptor());
    }

    private static ProtocolTable.Row row(EventDispatcher dispatcher) {
        return row(List.of(dispatcher.handle(), (long) dispatcher.events().size(), dispatcher.length(), dispatcher.threshold(),
                dispatcher.events().isEmpty() ? "none" : dispatcher.events().peek().words()));
    }
}
