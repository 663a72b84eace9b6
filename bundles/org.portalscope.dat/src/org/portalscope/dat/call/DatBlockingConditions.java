package org.portalscope.dat.call;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.dat.object.DatEndpoint;
import org.portalscope.dat.object.DatObject;
import org.portalscope.dat.state.DatConnection;
import org.portalscope.dat.state.DatState;
import org.portalscope.engine.protocol.Phrase;
import org.portalscope.engine.protocol.ProtocolObject;
import org.portalscope.engine.protocol.ProtocolWait;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;

/**
 * What {@code dat_evd_wait} is blocked in, and what {@code dat_evd_dequeue} looks for: the other sides of the connections whose endpoints feed the event
 * dispatcher, any of which can end the wait.
 */
public final class DatBlockingConditions {

    private static final Set<String> CALLS = Set.of(EventCalls.WAIT, EventCalls.DEQUEUE);

    private DatBlockingConditions() {
    }

    /** What a call waits or looks for; nothing if that is not known. */
    public static Optional<ProtocolWait> of(ResumableCall call, DatState state) {
        ProcedureFrame frame = call.frames().get(0);
        String name = frame.procedure().name();
        if (!CALLS.contains(name)) {
            return Optional.empty();
        }
        long evd = (Long) frame.value(DatVariables.EVD);
        List<ProtocolWait.Need> needs = state.objects(DatEndpoint.class).filter(endpoint -> feeds(endpoint.setup(), evd))
                .filter(endpoint -> state.connection(endpoint.connection()) != null).map(endpoint -> need(endpoint, state)).toList();
        return needs.isEmpty() ? Optional.empty()
                : Optional.of(new ProtocolWait(name, Phrase.of(" on ").object(object("event dispatcher", evd)), ProtocolWait.Mode.ANY, needs));
    }

    private static boolean feeds(DatEndpoint.Setup setup, long evd) {
        return setup.recvEvd() == evd || setup.requestEvd() == evd || setup.connectEvd() == evd;
    }

    private static ProtocolWait.Need need(DatEndpoint endpoint, DatState state) {
        DatConnection connection = state.connection(endpoint.connection());
        Phrase reason = Phrase.of("no event of ").object(object("endpoint", endpoint.handle())).words(", connected to ").process(connection.peer());
        return ProtocolWait.Need.of("", Phrase.EMPTY, reason, List.of(connection.peer()));
    }

    private static ProtocolObject object(String noun, long handle) {
        return new ProtocolObject(DatObject.TYPE.words(), handle, noun, String.valueOf(handle));
    }
}
