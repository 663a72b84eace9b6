package org.portalscope.world.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.ProcessRestorer;
import org.portalscope.engine.snapshot.ProcessSaver;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.SnapshotReader;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * Snapshots of a world. They hold what is between its processes, virtual time included, and of each process its Portals, faults, occupied threads
 * and program. Schedulers have no state to be kept: they choose by the state of the world, a seed and the number of the transition.
 */
public final class WorldSnapshot {

    private WorldSnapshot() {
    }

    /**
     * The snapshot of a world between two transitions.
     *
     * @throws SnapshotException if a program has state that it cannot write
     */
    public static Snapshot take(World world) throws SnapshotException {
        return take(world, specification(world), List.of());
    }

    /** The digest of what a world was made from. */
    static StateDigest specification(World world) {
        return new WorldSpecification(world).digest();
    }

    /**
     * The snapshot of a world between two transitions.
     *
     * @param specification of the world
     * @param before        the pages of an earlier snapshot of it; those that have not changed are in both
     * @throws SnapshotException if a program has state that it cannot write
     */
    static Snapshot take(World world, StateDigest specification, List<MemoryPage> before) throws SnapshotException {
        try {
            return save(world, specification, before);
        } catch (FieldException e) {
            throw new SnapshotException("No snapshot can be taken: " + e.getMessage() + ".");
        }
    }

    private static Snapshot save(World world, StateDigest specification, List<MemoryPage> before) {
        SnapshotWriter control = new SnapshotWriter();
        ValueWriter values = new ValueWriter(control);
        List<MemoryPage> pages = new ArrayList<>();
        world.network().save(values);
        for (WorldProcess process : world.processes()) {
            ProcessSaver saver = new ProcessSaver(process.portals().state());
            saver.save(control);
            pages.addAll(saver.pages(process.index(), before));
            process.faults().save(values);
            process.occupation().save(control);
            process.program().save(control);
        }
        return new Snapshot(specification, control, pages);
    }

    /**
     * Makes a world what it was when a snapshot was taken.
     *
     * @param world made from the same specification
     * @throws SnapshotException if it is a snapshot of something else; then the world stays as it is
     */
    public static void restore(World world, Snapshot snapshot) throws SnapshotException {
        restore(world, specification(world), snapshot);
    }

    static void restore(World world, StateDigest specification, Snapshot snapshot) throws SnapshotException {
        snapshot.require(specification);
        try {
            restorers(world, snapshot).forEach(Runnable::run);
        } catch (FieldException e) {
            throw new SnapshotException("The snapshot does not hold the state of such a world: " + e.getMessage() + ".");
        }
    }

    /** Reads everything before anything changes. */
    private static List<Runnable> restorers(World world, Snapshot snapshot) {
        SnapshotReader control = snapshot.control();
        ValueReader values = new ValueReader(control);
        List<Runnable> restorers = new ArrayList<>();
        restorers.add(world.network().restorer(values));
        for (WorldProcess process : world.processes()) {
            restorers.add(new ProcessRestorer(process.index(), process.portals().state(), control, snapshot.pages())::restore);
            restorers.add(process.faults().restorer(values));
            restorers.add(process.occupation().restorer(values));
            restorers.add(process.program().restorer(control));
        }
        control.end();
        return restorers;
    }
}
