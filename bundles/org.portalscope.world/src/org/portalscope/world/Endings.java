package org.portalscope.world;

import java.util.OptionalInt;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;

/** Knows when a pending operation can end, and whether it then fails, Portals 3.2 §3.9.3. */
final class Endings {

    private final World world;

    Endings(World world) {
        this.world = world;
    }

    /** Why an operation of a process fails if it ends now, {@code PTL_NI_OK} if it succeeds; empty if it cannot end now. */
    OptionalInt niFailType(WorldProcess process, Operation operation) {
        if (!operation.completes()) {
            return waitsForTheDead(operation) ? OptionalInt.of(NiFailType.PTL_NI_PEER_DEAD) : OptionalInt.empty();
        }
        int declared = process.faults().niFailType(operation);
        if (!operation.needsData()) {
            return OptionalInt.of(declared);
        }
        Payload payload = world.network().data.get(operation.message().key());
        if (payload == null) {
            return isDead(operation.message().initiator()) ? OptionalInt.of(orElse(declared, NiFailType.PTL_NI_PEER_DEAD)) : OptionalInt.empty();
        }
        return OptionalInt.of(orElse(declared, payload.niFailType()));
    }

    private static int orElse(int declared, int otherwise) {
        return declared == NiFailType.PTL_NI_OK ? otherwise : declared;
    }

    /** A get whose reply has not been sent before the process died that was to send it. */
    private boolean waitsForTheDead(Operation fetch) { // R76
        Message get = fetch.message();
        return isDead(get.target())
                && world.network().inFlight.stream().noneMatch(message -> message.operation().equals(get.operation()));
    }

    private boolean isDead(ProcessId id) {
        return world.process(id).filter(WorldProcess::isDead).isPresent();
    }
}
