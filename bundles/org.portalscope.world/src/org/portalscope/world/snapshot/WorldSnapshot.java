package org.portalscope.world.snapshot;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.snapshot.KnownPages;
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
        return take(world, specification(world), unknown(world));
    }

    /** What is known of the memory of a world's processes if nobody has looked. */
    static List<KnownPages> unknown(World world) {
        return world.processes().stream().map(process -> new KnownPages()).toList();
    }

    /** The digest of what a world was made from. */
    static StateDigest specification(World world) {
        return new WorldSpecification(world).digest();
    }

    /**
     * The snapshot of a world between two transitions.
     *
     * @param specification of the world
     * @param known         the pages of its processes in their order, shared with the snapshot as far as they have not changed
     * @throws SnapshotException if a program has state that it cannot write
     */
    static Snapshot take(World world, StateDigest specification, List<KnownPages> known) throws SnapshotException {
        try {
            return save(world, specification, known);
        } catch (FieldException e) {
            throw new SnapshotException("No snapshot can be taken: " + e.getMessage() + ".");
        }
    }

    private static Snapshot save(World world, StateDigest specification, List<KnownPages> known) {
        SnapshotWriter control = new SnapshotWriter();
        ValueWriter values = new ValueWriter(control);
        List<MemoryPage> pages = new ArrayList<>();
        world.network().save(values);
        for (WorldProcess process : world.processes()) {
            ProcessSaver saver = new ProcessSaver(process.portals().state());
            saver.save(control);
            pages.addAll(saver.pages(process.index(), known.get(process.index())));
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
        restore(world, specification(world), snapshot, unknown(world));
    }

    static void restore(World world, StateDigest specification, Snapshot snapshot, List<KnownPages> known) throws SnapshotException {
        snapshot.require(specification);
        try {
            restorers(world, snapshot, known).forEach(Runnable::run);
        } catch (FieldException e) {
            throw new SnapshotException("The snapshot does not hold the state of such a world: " + e.getMessage() + ".");
        }
    }

    /** Reads everything before anything changes. */
    private static List<Runnable> restorers(World world, Snapshot snapshot, List<KnownPages> known) {
        SnapshotReader control = snapshot.control();
        ValueReader values = new ValueReader(control);
        List<Runnable> restorers = new ArrayList<>();
        restorers.add(world.network().restorer(values));
        for (WorldProcess process : world.processes()) {
            ProcessRestorer restorer = new ProcessRestorer(process.index(), process.portals().state(), control, snapshot.pages());
            restorers.add(() -> restorer.restore(known.get(process.index())));
            restorers.add(process.faults().restorer(values));
            restorers.add(process.occupation().restorer(values));
            restorers.add(process.program().restorer(control));
        }
        control.end();
        return restorers;
    }
}
