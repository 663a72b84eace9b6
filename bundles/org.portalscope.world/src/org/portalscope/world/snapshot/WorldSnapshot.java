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
        saveObservations(world, control);
        for (WorldProcess process : world.processes()) {
            ProcessSaver saver = new ProcessSaver(process.portals().state());
            saver.save(control);
            pages.addAll(saver.pages(process.index(), known.get(process.index())));
            savePrograms(process, control, values);
        }
        return new Snapshot(specification, control, pages);
    }

    /**
     * What a world has besides its Portals and their memory, which a world that repeats the same run has, too.
     *
     * @throws SnapshotException if a program has state that it cannot write
     */
    static Snapshot takePrograms(World world, StateDigest specification) throws SnapshotException {
        try {
            SnapshotWriter control = new SnapshotWriter();
            ValueWriter values = new ValueWriter(control);
            world.network().save(values);
            saveObservations(world, control);
            for (WorldProcess process : world.processes()) {
                savePrograms(process, control, values);
            }
            return new Snapshot(specification, control, List.of());
        } catch (FieldException e) {
            throw new SnapshotException("No snapshot can be taken: " + e.getMessage() + ".");
        }
    }

    /** Only worlds that follow a model have any. */
    private static void saveObservations(World world, SnapshotWriter control) {
        if (world.timing().model() != null) {
            world.observations().save(control);
        }
    }

    private static void savePrograms(WorldProcess process, SnapshotWriter control, ValueWriter values) {
        process.faults().save(values);
        process.occupation().save(control);
        process.program().save(control);
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
        restorers.add(betweenProcesses(world, values));
        for (WorldProcess process : world.processes()) {
            ProcessRestorer restorer = new ProcessRestorer(process.index(), process.portals().state(), control, snapshot.pages());
            restorers.add(() -> restorer.restore(known.get(process.index())));
            restorers.addAll(programRestorers(process, control, values));
        }
        control.end();
        return restorers;
    }

    private static Runnable betweenProcesses(World world, ValueReader values) {
        Runnable network = world.network().restorer(values);
        Runnable observations = world.timing().model() == null ? () -> { } : world.observations().restorer(values);
        return () -> {
            network.run();
            observations.run();
        };
    }

    private static List<Runnable> programRestorers(WorldProcess process, SnapshotReader control, ValueReader values) {
        return List.of(process.faults().restorer(values), process.occupation().restorer(values), process.program().restorer(control));
    }

    /**
     * Makes a world what it was when some of it was {@linkplain #takePrograms taken}.
     *
     * @param programs  that
     * @param repeating a world that repeats the run, only to read the other snapshot; it stays as it is
     * @param repeated  the snapshot of such a world at that moment
     * @throws SnapshotException if they do not hold the state of such worlds; then the world stays as it is
     */
    static void restore(World world, StateDigest specification, Snapshot programs, World repeating, Snapshot repeated, List<KnownPages> known)
            throws SnapshotException {
        programs.require(specification);
        try {
            restorers(world, programs.control(), repeating, repeated, known).forEach(Runnable::run);
        } catch (FieldException e) {
            throw new SnapshotException("The snapshots do not hold the state of such a world: " + e.getMessage() + ".");
        }
    }

    private static List<Runnable> restorers(World world, SnapshotReader programs, World repeating, Snapshot repeated, List<KnownPages> known) {
        ValueReader programValues = new ValueReader(programs);
        SnapshotReader control = repeated.control();
        ValueReader values = new ValueReader(control);
        List<Runnable> restorers = new ArrayList<>();
        restorers.add(betweenProcesses(world, programValues));
        betweenProcesses(repeating, values);
        for (WorldProcess process : world.processes()) {
            ProcessRestorer restorer = new ProcessRestorer(process.index(), process.portals().state(), control, repeated.pages());
            restorers.add(() -> restorer.restore(known.get(process.index())));
            programRestorers(repeating.process(process.index()), control, values);
            restorers.addAll(programRestorers(process, programs, programValues));
        }
        programs.end();
        control.end();
        return restorers;
    }
}
