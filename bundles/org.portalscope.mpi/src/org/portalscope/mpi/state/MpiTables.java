package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.portalscope.engine.description.Unit;
import org.portalscope.engine.protocol.ProtocolTable;
import org.portalscope.mpi.message.ReceiveCriteria;

/** The queues of MPI as people know them. */
final class MpiTables {

    private static final List<ProtocolTable.Column> REQUESTS = columns("request", Unit.INDEX, "kind", Unit.NONE, "communicator", Unit.NONE, "rank",
            Unit.NONE, "tag", Unit.NONE, "length", Unit.BYTES, "phase", Unit.NONE);
    private static final List<ProtocolTable.Column> UNEXPECTED = columns("message", Unit.INDEX, "communicator", Unit.NONE, "rank", Unit.NONE, "tag",
            Unit.NONE, "length", Unit.BYTES, "data", Unit.NONE);
    private static final List<ProtocolTable.Column> PEERS = columns("rank", Unit.INDEX, "credits", Unit.COUNT, "owed", Unit.COUNT, "sends waiting",
            Unit.COUNT, "sends that waited", Unit.COUNT, "messages for credits", Unit.COUNT);

    private MpiTables() {
    }

    private static List<ProtocolTable.Column> columns(Object... namesAndUnits) {
        List<ProtocolTable.Column> columns = new ArrayList<>();
        for (int i = 0; i < namesAndUnits.length; i += 2) {
            columns.add(new ProtocolTable.Column((String) namesAndUnits[i], (Unit) namesAndUnits[i + 1]));
        }
        return columns;
    }

    static List<ProtocolTable> of(MpiState state) {
        return state.ranks() == null ? List.of()
                : List.of(requests("posted receives", true, state,
                        request -> request.transfer().kind() == Transfer.Kind.RECEIVE && request.phase() == MpiRequest.Phase.ACTIVE),
                        unexpected(state),
                        requests("pending sends", true, state, request -> request.transfer().kind().isSend() && !request.isComplete()),
                        requests("other requests", false, state, request -> request.isComplete() || request.transfer().kind() == Transfer.Kind.COLLECTIVE
                                || request.phase() == MpiRequest.Phase.MATCHED
                                || request.phase() == MpiRequest.Phase.ASTRAY),
                        peers(state));
    }

    private static ProtocolTable requests(String name, boolean isQueue, MpiState state, Predicate<MpiRequest> which) {
        Stream<MpiRequest> requests = state.requests().stream().filter(which);
        return new ProtocolTable(name, isQueue, REQUESTS, requests.map(request -> row(request, state)).toList());
    }

    private static ProtocolTable.Row row(MpiRequest request, MpiState state) {
        Transfer transfer = request.transfer();
        return new ProtocolTable.Row(List.of(request.number(),
                transfer.name(), communicator(transfer, state), rank(transfer.peer()),
                transfer.tag() <= ReceiveCriteria.ANY ? "any" : Long.toString(transfer.tag()), transfer.data().length(), request.phase().words()),
                Stream.of(request.entry(), request.descriptor()).filter(handle -> handle != 0).toList(), List.of());
    }

    private static String communicator(Transfer transfer, MpiState state) {
        Communicator communicator = state.communicator(transfer.communicator());
        String name = communicator == null ? "communicator " + transfer.communicator() : communicator.name();
        return Communicator.isCollective(transfer.context()) ? Communicator.collective(name) : name;
    }

    private static String rank(long peer) {
        return peer == ReceiveCriteria.ANY ? "any" : peer == ReceiveCriteria.PROC_NULL ? "none" : Long.toString(peer);
    }

    private static ProtocolTable unexpected(MpiState state) {
        return ProtocolTable.queue("unexpected messages", UNEXPECTED, state.unexpected().messages().stream()
                .map(message -> new ProtocolTable.Row(List.of(message.number(), state.communicators().nameOf(message.bits()), Long.toString(message.source()),
                        Long.toString(message.tag()), message.length(), where(message)), List.of(), List.of())).toList());
    }

    private static String where(UnexpectedMessage message) {
        return message.isRefused() ? "refused" : message.isLong() ? "at the sender"
                : !message.ended() ? "arriving" : message.data() == null ? "none" : message.data().name();
    }

    private static ProtocolTable peers(MpiState state) {
        List<ProtocolTable.Row> rows = new ArrayList<>();
        for (int rank = 0; rank < state.peerCount(); rank++) {
            PeerCredits peer = state.peer(rank);
            rows.add(new ProtocolTable.Row(List.of((long) rank, (long) peer.left(), (long) peer.owed(), (long) peer.waiting().size(), peer.waits(),
                    peer.returns()), List.of(), List.of()));
        }
        return new ProtocolTable("flow control", PEERS, rows);
    }
}
