package org.portalscope.world.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.ObjIntConsumer;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueWriter;
import org.portalscope.engine.snapshot.KnownPages;
import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.ProcessSaver;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.SnapshotWriter;
import org.portalscope.engine.snapshot.StateDigest;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;
import org.portalscope.world.time.ThreadOccupation;

/**
 * Snapshots of a world that repeats a run, taken of the one in which the run takes place, so that nobody has to repeat it meanwhile. A world that repeats a run
 * knows neither faults nor virtual time, and its programs are others. They share the pages of memory that do not differ from the one taken before.
 */
public final class RepetitionSnapshots {

    private final StateDigest specification;
    private final List<KnownPages> known;

    /** @param repeating a world that repeats the run */
    public RepetitionSnapshots(World repeating) {
        specification = WorldSnapshot.specification(repeating);
        known = WorldSnapshot.unknown(repeating);
    }

    /**
     * The snapshot of a world that has repeated the run up to now.
     *
     * @param running  the world in which it takes place, between two transitions
     * @param programs writes the program of the process of an index as it would be in the other world
     * @throws SnapshotException if something cannot be written
     */
    public Snapshot take(World running, ObjIntConsumer<FieldWriter> programs) throws SnapshotException {
        try {
            return save(running, programs);
        } catch (FieldException e) {
            throw new SnapshotException("No snapshot can be taken: " + e.getMessage() + ".");
        }
    }

    /**
     * The snapshot of a world that has repeated the run of a process by itself, which has sent itself nothing.
     *
     * @param portals     of the process
     * @param turn        that it had last
     * @param transitions of the world
     * @param own         those of them that are not from outside its program
     * @param program     writes its program as it would be in the other world
     * @throws SnapshotException if something cannot be written
     */
    public Snapshot take(PortalsState portals, Turn turn, long transitions, long own, Consumer<FieldWriter> program) throws SnapshotException {
        SnapshotWriter control = new SnapshotWriter();
        ValueWriter values = new ValueWriter(control);
        try {
            Network.saveSilent(values, turn, transitions);
            ProcessSaver saver = new ProcessSaver(portals);
            saver.save(control);
            FaultState.saveUndeclared(false, own, values);
            new ThreadOccupation().save(control);
            program.accept(control);
            return new Snapshot(specification, control, saver.pages(0, known.get(0)));
        } catch (FieldException e) {
            throw new SnapshotException("No snapshot can be taken: " + e.getMessage() + ".");
        }
    }

    private Snapshot save(World running, ObjIntConsumer<FieldWriter> programs) {
        SnapshotWriter control = new SnapshotWriter();
        ValueWriter values = new ValueWriter(control);
        List<MemoryPage> pages = new ArrayList<>();
        running.network().saveUntimed(values);
        for (WorldProcess process : running.processes()) {
            ProcessSaver saver = new ProcessSaver(process.portals().state());
            saver.save(control);
            pages.addAll(saver.pages(process.index(), known.get(process.index())));
            process.faults().saveUndeclared(values);
            new ThreadOccupation().save(control);
            programs.accept(control, process.index());
        }
        return new Snapshot(specification, control, pages);
    }
}
