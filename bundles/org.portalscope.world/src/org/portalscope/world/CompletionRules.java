package org.portalscope.world;

import java.util.function.IntPredicate;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Payload;
import org.portalscope.world.network.ProcessDirectory;

/** Knows when a pending operation can end, and whether it then fails, Portals 3.2 §3.9.3. */
public final class CompletionRules {

    /** Instead of a reason: the operation cannot end now. */
    static final int NOT_YET = Integer.MIN_VALUE;

    private final Network network;
    private final IntPredicate dead;

    /** @param dead whether a process has died, by its index */
    CompletionRules(Network network, IntPredicate dead) {
        this.network = network;
        this.dead = dead;
    }

    /** Whether an operation of a kind can end at any time, unless a fault of its process makes it fail. */
    static boolean waitsForNothing(Operation.Kind kind) {
        return kind != Operation.Kind.FETCH && !kind.needsData();
    }

    /**
     * Why an operation fails if it ends now, {@code PTL_NI_OK} if it succeeds; {@link #NOT_YET} if it cannot end now.
     *
     * @param declared why a fault of its process makes it fail, or {@code PTL_NI_OK}
     */
    int niFailType(Operation operation, int declared) {
        if (waitsForNothing(operation.kind())) {
            return declared;
        }
        if (operation.kind() == Operation.Kind.FETCH) {
            return waitsForDeadProcess(operation.message()) ? NiFailType.PTL_NI_PEER_DEAD : NOT_YET;
        }
        Payload payload = network.payload(operation);
        if (payload == null) {
            return isDead(operation.message().initiator()) ? orElse(declared, NiFailType.PTL_NI_PEER_DEAD) : NOT_YET;
        }
        return orElse(declared, payload.niFailType());
    }

    private static int orElse(int declared, int otherwise) {
        return declared == NiFailType.PTL_NI_OK ? otherwise : declared;
    }

    /** A get whose reply has not been sent before the process died that was to send it. */
    private boolean waitsForDeadProcess(Message get) { // R76
        return isDead(get.target()) && network.channels().inFlight().stream().noneMatch(message -> message.operation().equals(get.operation()));
    }

    private boolean isDead(ProcessId id) {
        int process = network.directory().process(id.packed());
        return process != ProcessDirectory.NOBODY && dead.test(process);
    }
}
