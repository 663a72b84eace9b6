package org.portalscope.recording.write;

import java.util.List;

import org.portalscope.engine.snapshot.Snapshot;

/**
 * A state on its way into the file.
 *
 * @param parts      snapshots of the world, or of each process
 * @param transition number of the transition behind which it is
 * @param restarts   whether something leads to it that is not recorded
 */
record StateToWrite(List<Snapshot> parts, long transition, boolean restarts) {

    StateToWrite {
        parts = List.copyOf(parts);
    }
}
