package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;

/** How many messages an interface has dropped before one arrives, so that it can be told whether that was dropped, Portals 3.2 §4.2. */
final class DropCounts {

    private static final DropReason[] REASONS = DropReason.values();

    private final NetworkInterface networkInterface;
    private final long[] before;

    private DropCounts(NetworkInterface networkInterface) {
        this.networkInterface = networkInterface;
        before = Arrays.stream(REASONS).mapToLong(networkInterface::dropCount).toArray();
    }

    /** Those of the interface that a message arrives at; null if the process has none of that id. */
    static DropCounts before(RunningProcess process, ProcessId target) {
        NetworkInterface networkInterface = process.portals().state().addressed(target.packed());
        return networkInterface == null ? null : new DropCounts(networkInterface);
    }

    /** Why a message has been dropped since then, or nothing if none has. */
    Optional<DropReason> dropped() {
        return Arrays.stream(REASONS).filter(reason -> networkInterface.dropCount(reason) > before[reason.ordinal()]).findFirst();
    }
}
