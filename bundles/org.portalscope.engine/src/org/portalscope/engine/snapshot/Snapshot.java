package org.portalscope.engine.snapshot;

import java.util.List;

/**
 * Everything that a session's state consists of, at one moment: the control state as fields, and memory as pages, each with a digest of its own.
 * Immutable. {@code releng/docs/snapshot-format.md} describes its bytes.
 */
public final class Snapshot {

    private final StateDigest specification;
    private final byte[] control;
    private final List<MemoryPage> pages;
    private final StateDigest controlDigest;
    /** Null until somebody asks: it takes as long as to copy the memory. */
    private StateDigest memoryDigest;

    /**
     * A snapshot of a state.
     *
     * @param specification what the state was made from, as fields
     * @param control       everything but the content of memory, as fields
     * @param pages         the content of memory, process by process in the order of addresses
     */
    public Snapshot(SnapshotWriter specification, SnapshotWriter control, List<MemoryPage> pages) {
        this(StateDigest.of(specification.toBytes()), control.toBytes(), pages);
    }

    Snapshot(StateDigest specification, byte[] control, List<MemoryPage> pages) {
        this.specification = specification;
        this.control = control;
        this.pages = List.copyOf(pages);
        controlDigest = StateDigest.of(control);
    }

    /**
     * The snapshot that some bytes hold.
     *
     * @throws SnapshotException if they are none, are of another version, are cut, or have been changed
     */
    public static Snapshot parse(byte[] bytes) throws SnapshotException {
        return SnapshotFormat.parse(bytes);
    }

    /** The bytes of the snapshot, to be kept. */
    public byte[] toBytes() {
        return SnapshotFormat.bytes(this);
    }

    /**
     * Requires that the state was made from a specification.
     *
     * @throws SnapshotException if it was made from another one
     */
    public void require(SnapshotWriter other) throws SnapshotException {
        if (!StateDigest.of(other.toBytes()).equals(specification)) {
            throw new SnapshotException("The snapshot is of a run of something else: its processes, interfaces, limits, faults or programs are others.");
        }
    }

    /** The control state, to be read from the start. */
    public SnapshotReader control() {
        return new SnapshotReader(control);
    }

    /** The content of memory, process by process in the order of addresses. */
    public List<MemoryPage> pages() {
        return pages;
    }

    /** The same control state with other content of memory, for those who keep the two apart. */
    public Snapshot withPages(List<MemoryPage> others) {
        return new Snapshot(specification, control, others);
    }

    /** The digest of everything but the content of memory. */
    public StateDigest controlDigest() {
        return controlDigest;
    }

    /** The digest of the content of memory. */
    public StateDigest memoryDigest() {
        if (memoryDigest == null) {
            memoryDigest = StateDigest.of(SnapshotFormat.memory(pages));
        }
        return memoryDigest;
    }

    StateDigest specification() {
        return specification;
    }

    byte[] controlBytes() {
        return control;
    }
}
