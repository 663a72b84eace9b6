package org.portalscope.engine.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.state.PortalsState;

/** Snapshots of one process by itself. What it has sent and received is of those around it. */
public final class ProcessSnapshot {

    private ProcessSnapshot() {
    }

    /** The snapshot of a process at this moment. */
    public static Snapshot take(PortalsState state) {
        ProcessSaver saver = new ProcessSaver(state);
        SnapshotWriter control = new SnapshotWriter();
        saver.save(control);
        return new Snapshot(specification(state), control, saver.pages(0));
    }

    /** The snapshot of a process at this moment whose memory is nobody's business: as if it were all zeros. */
    public static Snapshot takeWithoutMemory(PortalsState state) {
        SnapshotWriter control = new SnapshotWriter();
        new ProcessSaver(state).save(control);
        List<MemoryPage> pages = new ArrayList<>();
        for (Region region : state.memory().regions()) {
            PageExtent.of(region.address(), region.length()).forEach(extent -> pages.add(KnownPages.blank(extent)));
        }
        return new Snapshot(specification(state), control, pages);
    }

    /** The digest of everything but the content of memory, as the snapshot of this moment has it. */
    static StateDigest controlDigest(PortalsState state) {
        SnapshotWriter control = new SnapshotWriter();
        new ProcessSaver(state).save(control);
        return StateDigest.of(control.toBytes());
    }

    /**
     * Makes a process what it was when a snapshot was taken.
     *
     * @throws SnapshotException if it is a snapshot of something else; then the process stays as it is
     */
    public static void restore(PortalsState state, Snapshot snapshot) throws SnapshotException {
        snapshot.require(specification(state));
        try {
            SnapshotReader control = snapshot.control();
            ProcessRestorer restorer = new ProcessRestorer(0, state, control, snapshot.pages());
            control.end();
            restorer.restore();
        } catch (FieldException e) {
            throw new SnapshotException("The snapshot does not hold the state of a process: " + e.getMessage() + ".");
        }
    }

    private static StateDigest specification(PortalsState state) {
        SpecificationWriter specification = new SpecificationWriter();
        new ProcessSaver(state).specify(specification);
        return specification.digest();
    }
}
