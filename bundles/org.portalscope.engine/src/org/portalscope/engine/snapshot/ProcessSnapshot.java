package org.portalscope.engine.snapshot;

import java.util.function.Consumer;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.state.PortalsState;

/** Snapshots of one process by itself. What it has sent and received is of those around it. */
public final class ProcessSnapshot {

    private ProcessSnapshot() {
    }

    /** The snapshot of a process at this moment. */
    public static Snapshot take(PortalsState state) {
        return take(state, true, out -> { });
    }

    /** The snapshot of a process at this moment whose memory is nobody's business: as if it were all zeros. */
    public static Snapshot takeWithoutMemory(PortalsState state) {
        return take(state, false, out -> { });
    }

    /**
     * The snapshot of a process at this moment, and of something more that belongs to it.
     *
     * @param withMemory whether the content of its memory is anybody's business
     * @param more       writes what belongs to it
     */
    public static Snapshot take(PortalsState state, boolean withMemory, Consumer<FieldWriter> more) {
        ProcessSaver saver = new ProcessSaver(state);
        SnapshotWriter control = new SnapshotWriter();
        saver.save(control);
        more.accept(control);
        return new Snapshot(specification(state), control, withMemory ? DeferredPages.of(state.memory()) : DeferredPages.blank(state.memory()));
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
        restore(state, snapshot, in -> () -> { });
    }

    /**
     * The same of a process to which something more belongs.
     *
     * @param more reads that, changes nothing, and returns what changes it
     */
    public static void restore(PortalsState state, Snapshot snapshot, Function<FieldReader, Runnable> more) throws SnapshotException {
        restorer(state, snapshot, more).run();
    }

    /**
     * Reads a snapshot, changes nothing, and returns what makes a process what it was then.
     *
     * @param more reads what belongs to the process besides, changes nothing, and returns what changes it
     * @throws SnapshotException if it is a snapshot of something else
     */
    public static Runnable restorer(PortalsState state, Snapshot snapshot, Function<FieldReader, Runnable> more) throws SnapshotException {
        snapshot.require(specification(state));
        try {
            SnapshotReader control = snapshot.control();
            ProcessRestorer restorer = new ProcessRestorer(0, state, control, snapshot.pages());
            Runnable moreRestorer = more.apply(control);
            control.end();
            return () -> {
                restorer.restore();
                moreRestorer.run();
            };
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
