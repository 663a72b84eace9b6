package org.portalscope.engine.snapshot;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

/**
 * Everything that a session's state consists of, at one moment: the control state as fields, and memory as pages, each with a digest of its own.
 * Immutable. {@code releng/docs/snapshot-format.md} describes its bytes.
 */
public final class Snapshot {

    private final StateDigest specification;
    private final byte[] control;
    private final Supplier<List<MemoryPage>> pages;

    /**
     * A snapshot of a state.
     *
     * @param specification the digest of what the state was made from, as a {@link SpecificationWriter} makes it
     * @param control       everything but the content of memory, as fields
     * @param pages         the content of memory, process by process in the order of addresses
     */
    public Snapshot(StateDigest specification, SnapshotWriter control, List<MemoryPage> pages) {
        this(specification, control.toBytes(), pages);
    }

    Snapshot(StateDigest specification, SnapshotWriter control, DeferredPages pages) {
        this.specification = specification;
        this.control = control.toBytes();
        this.pages = pages::made;
    }

    Snapshot(StateDigest specification, byte[] control, List<MemoryPage> pages) {
        this.specification = specification;
        this.control = control;
        List<MemoryPage> all = List.copyOf(pages);
        this.pages = () -> all;
    }

    /**
     * The snapshot that some bytes hold.
     *
     * @throws SnapshotException if they are none, are of another version, are cut, or have been changed
     */
    public static Snapshot parse(byte[] bytes) throws SnapshotException {
        return SnapshotFormat.parse(bytes, true);
    }

    /**
     * The snapshot that some bytes hold, which may say another digest than that of its content: one of an engine that makes other digests.
     *
     * @throws SnapshotException as {@link #parse} does otherwise
     */
    public static Snapshot parseAnyDigest(byte[] bytes) throws SnapshotException {
        return SnapshotFormat.parse(bytes, false);
    }

    /** The bytes of the snapshot, to be kept. */
    public byte[] toBytes() {
        return SnapshotFormat.bytes(this);
    }

    /**
     * Requires that the state was made from a specification.
     *
     * @param other the digest of the specification
     * @throws SnapshotException if it was made from another one
     */
    public void require(StateDigest other) throws SnapshotException {
        if (!other.equals(specification)) {
            throw new SnapshotException("The snapshot is of a run of something else: its processes, interfaces, limits, faults or programs are others.");
        }
    }

    /** The control state, to be read from the start. */
    public SnapshotReader control() {
        return new SnapshotReader(control);
    }

    /** The content of memory, process by process in the order of addresses. */
    public List<MemoryPage> pages() {
        return pages.get();
    }

    /** The same control state with other content of memory, for those who keep the two apart. */
    public Snapshot withPages(List<MemoryPage> others) {
        return new Snapshot(specification, control, others);
    }

    /** The digest of everything but the content of memory; computed when it is asked for. */
    public StateDigest controlDigest() {
        return StateDigest.of(control);
    }

    /** The digest of the content of memory; computed when it is asked for. */
    public StateDigest memoryDigest() {
        return StateDigest.of(SnapshotFormat.memory(pages()));
    }

    /** How many bytes it takes besides its pages, which snapshots may share. */
    public int controlLength() {
        return control.length;
    }

    /**
     * How many bytes it takes that another one does not take.
     *
     * @param other or null
     */
    public long lengthBeside(Snapshot other) {
        Set<MemoryPage> shared = Collections.newSetFromMap(new IdentityHashMap<>());
        if (other != null) {
            shared.addAll(other.pages());
        }
        return control.length + pages().stream().filter(page -> !shared.contains(page)).mapToLong(MemoryPage::length).sum();
    }

    StateDigest specification() {
        return specification;
    }

    byte[] controlBytes() {
        return control;
    }
}
