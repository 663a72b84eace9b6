package org.portalscope.world.snapshot;

import java.util.List;

import org.portalscope.engine.snapshot.KnownPages;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.world.World;

/**
 * Snapshots of one world as it goes on, or back. They share the pages of memory that do not differ from the snapshot taken or restored last, to
 * restore one only the others are written, and what the world was made from is looked at once.
 */
public final class SnapshotSeries {

    private final World world;
    private final StateDigest specification;
    private final List<KnownPages> known;

    /** The snapshots of a world from now on. */
    public SnapshotSeries(World world) {
        this.world = world;
        specification = WorldSnapshot.specification(world);
        known = WorldSnapshot.unknown(world);
    }

    /**
     * The snapshot of the world between two transitions.
     *
     * @throws SnapshotException if a program has state that it cannot write
     */
    public Snapshot take() throws SnapshotException {
        return WorldSnapshot.take(world, specification, known);
    }

    /**
     * Makes the world what it was when a snapshot was taken, of it or of another world made from the same specification.
     *
     * @throws SnapshotException if it is a snapshot of something else; then the world stays as it is
     */
    public void restore(Snapshot snapshot) throws SnapshotException {
        WorldSnapshot.restore(world, specification, snapshot, known);
    }

    /**
     * What the world has between two transitions besides its Portals and their memory.
     *
     * @throws SnapshotException if a program has state that it cannot write
     */
    public Snapshot takePrograms() throws SnapshotException {
        return WorldSnapshot.takePrograms(world, specification);
    }

    /**
     * Makes the world what it was when {@link #takePrograms} was asked.
     *
     * @param repeating a world that repeats the same run; it stays as it is
     * @param repeated  the snapshot of such a world at that moment, which has the Portals and their memory
     * @throws SnapshotException if they are not of such worlds; then the world stays as it is
     */
    public void restore(Snapshot programs, World repeating, Snapshot repeated) throws SnapshotException {
        WorldSnapshot.restore(world, specification, programs, repeating, repeated, known);
    }
}
