package org.portalscope.world.snapshot;

import java.util.List;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.world.World;

/**
 * Snapshots of one world as it goes on, or back. They share the pages of memory that do not differ from the snapshot taken or restored last, and what the
 * world was made from is looked at once.
 */
public final class SnapshotSeries {

    private final World world;
    private final StateDigest specification;
    private List<MemoryPage> pages = List.of();

    /** The snapshots of a world from now on. */
    public SnapshotSeries(World world) {
        this.world = world;
        specification = WorldSnapshot.specification(world);
    }

    /**
     * The snapshot of the world between two transitions.
     *
     * @throws SnapshotException if a program has state that it cannot write
     */
    public Snapshot take() throws SnapshotException {
        Snapshot snapshot = WorldSnapshot.take(world, specification, pages);
        pages = snapshot.pages();
        return snapshot;
    }

    /**
     * Makes the world what it was when a snapshot was taken, of it or of another world made from the same specification.
     *
     * @throws SnapshotException if it is a snapshot of something else; then the world stays as it is
     */
    public void restore(Snapshot snapshot) throws SnapshotException {
        WorldSnapshot.restore(world, specification, snapshot);
        pages = snapshot.pages();
    }
}
