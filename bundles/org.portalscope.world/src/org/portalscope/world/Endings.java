package org.portalscope.world;

import java.util.Map;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/** Knows when a pending operation can end, and whether it then fails, Portals 3.2 §3.9.3. */
final class Endings {

    /** What stands for the end of an operation that cannot end now. */
    static final int NOT_YET = Integer.MIN_VALUE;

    private final World world;

    Endings(World world) {
        this.world = world;
    }

    /** Why an operation of a process fails if it ends now, {@code PTL_NI_OK} if it succeeds; {@link #NOT_YET} if it cannot end now. */
    int niFailType(WorldProcess process, PendingOperation operation) {
        if (operation.kind() == Operation.Kind.FETCH) {
            return waitsForTheDead(operation.header()) ? NiFailType.PTL_NI_PEER_DEAD : NOT_YET;
        }
        int declared = process.faults().niFailType(operation);
        if (!operation.kind().needsData()) {
            return declared;
        }
        Map<Message.Key, Payload> data = world.network().data;
        Payload payload = data.isEmpty() ? null : data.get(operation.header().message().key());
        if (payload == null) {
            return isDead(operation.header().initiator()) ? orElse(declared, NiFailType.PTL_NI_PEER_DEAD) : NOT_YET;
        }
        return orElse(declared, payload.niFailType());
    }

    private static int orElse(int declared, int otherwise) {
        return declared == NiFailType.PTL_NI_OK ? otherwise : declared;
    }

    /** A get whose reply has not been sent before the process died that was to send it. */
    private boolean waitsForTheDead(Header get) { // R76
        return isDead(get.target())
                && world.network().inFlight().stream().noneMatch(message -> message.operation().equals(get.message().operation()));
    }

    private boolean isDead(long id) {
        WorldProcess process = world.process(id);
        return process != null && process.isDead();
    }
}
