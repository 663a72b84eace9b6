package org.portalscope.dat.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.object.ServicePoint;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.dat.transfer.RequestDto;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolObject;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;

/**
 * What {@code dat_evd_wait} is blocked in, and what {@code dat_evd_dequeue} looks for: the other sides of the connections whose endpoints feed the event
 * dispatcher, and processes that ask its service points for a connection, any of which can end the wait. {@code dat_ia_close} waits for the other sides of all
 * connections.
 */
public final class DatBlockingConditions {

    private static final Set<String> EVENT_CALLS = Set.of(EventCalls.WAIT, EventCalls.DEQUEUE);

    private final DatState state;

    private DatBlockingConditions(DatState state) {
        this.state = state;
    }

    /** What a call waits or looks for; nothing if that is not known. */
    public static Optional<ProtocolWait> of(ResumableCall call, DatState state) {
        ProcedureFrame frame = call.frames().get(0);
        String name = frame.procedure().name();
        DatBlockingConditions conditions = new DatBlockingConditions(state);
        return EVENT_CALLS.contains(name) ? conditions.events(name, (Long) frame.value(DatVariables.EVD))
                : name.equals(AdapterCalls.CLOSE) ? conditions.closing(name) : Optional.empty();
    }

    private Optional<ProtocolWait> events(String call, long evd) {
        Stream<ProtocolWait.Need> connected = state.objects(DatEndpoint.class).filter(endpoint -> feeds(endpoint.setup(), evd))
                .filter(endpoint -> state.connection(endpoint.connection()) != null).map(this::event);
        Stream<ProtocolWait.Need> asked = state.objects(ServicePoint.class).filter(point -> point.evd() == evd).map(this::request);
        return wait(call, Phrase.of(" on ").object(object("event dispatcher", evd)), ProtocolWait.Mode.ANY, Stream.concat(connected, asked));
    }

    private static Optional<ProtocolWait> wait(String call, Phrase where, ProtocolWait.Mode mode, Stream<ProtocolWait.Need> needs) {
        List<ProtocolWait.Need> all = needs.toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(new ProtocolWait(call, where, mode, all));
    }

    private static boolean feeds(DatEndpoint.Setup setup, long evd) {
        return setup.recvEvd() == evd || setup.requestEvd() == evd || setup.connectEvd() == evd;
    }

    private ProtocolWait.Need event(DatEndpoint endpoint) {
        DatConnection connection = state.connection(endpoint.connection());
        ProtocolObject named = object("endpoint", endpoint.handle());
        return need(connection.peer(), connection.is(DatConnection.Phase.CONNECTING)
                ? Phrase.EMPTY.process(connection.peer()).words(" has not answered the connection request of ").object(named)
                : Phrase.of("no event of ").object(named).words(", connected to ").process(connection.peer()));
    }

    private ProtocolWait.Need request(ServicePoint point) {
        List<ProcessId> others = IntStream.range(0, state.ranks().size()).filter(rank -> rank != state.ranks().own()).mapToObj(state.ranks()::process).toList();
        return ProtocolWait.Need.of("", Phrase.EMPTY, Phrase.of("no connection request for qualifier " + point.connQual() + " has arrived at ")
                .object(object("service point", point.handle())), others);
    }

    /** What of this process is still on its way to the other sides of its connections. */
    private Optional<ProtocolWait> closing(String call) {
        Stream<ProtocolWait.Need> data = StreamSupport.stream(state.requests().spliterator(), false).filter(request -> !request.sent())
                .map(this::operation).flatMap(Optional::stream);
        Stream<ProtocolWait.Need> ends = StreamSupport.stream(state.connections().spliterator(), false)
                .filter(connection -> !connection.told() && !connection.is(DatConnection.Phase.CONNECTING))
                .map(connection -> ProtocolWait.Need.of("connection", Phrase.of("with ").process(connection.peer()),
                        Phrase.EMPTY.process(connection.peer()).words(" has not been told that it ends"), List.of(connection.peer())));
        return wait(call, Phrase.EMPTY, ProtocolWait.Mode.ALL, Stream.concat(data, ends));
    }

    private Optional<ProtocolWait.Need> operation(RequestDto request) {
        DatEndpoint endpoint = state.object(request.posting().endpoint(), DatEndpoint.class);
        return Optional.ofNullable(endpoint).map(its -> state.connection(its.connection()))
                .map(connection -> ProtocolWait.Need.of(request.kind().words(), Phrase.of("to ").process(connection.peer()),
                        Phrase.of("its data have not left"), List.of(connection.peer())));
    }

    private static ProtocolWait.Need need(ProcessId peer, Phrase reason) {
        return ProtocolWait.Need.of("", Phrase.EMPTY, reason, List.of(peer));
    }

    private static ProtocolObject object(String noun, long handle) {
        return new ProtocolObject(DatObject.TYPE.words(), handle, noun, String.valueOf(handle));
    }
}
