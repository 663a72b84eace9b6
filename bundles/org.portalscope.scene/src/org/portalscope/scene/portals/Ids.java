package org.portalscope.scene.portals;

import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Process;

/** The ids of a process, one on each of its interfaces. */
final class Ids {

    private Ids() {
    }

    static Stream<ProcessId> of(Process process) {
        return Stream.concat(Stream.of(process.getId()), process.getIds().stream());
    }

    static boolean has(Process process, ProcessId id) {
        return of(process).anyMatch(id::equals);
    }

    /** The interface on which a process that the model holds in full has an id. */
    static Optional<NetworkInterface> at(Process process, ProcessId id) {
        return process.getInterfaces().stream().filter(ni -> id.equals(ni.getId())).findFirst();
    }
}
