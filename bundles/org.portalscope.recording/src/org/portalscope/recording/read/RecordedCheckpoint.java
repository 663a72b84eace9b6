package org.portalscope.recording.read;

import java.io.IOException;
import java.util.List;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.format.CheckpointPart;

/** The state at a moment of a recording: of its world as one part, or of each process. Memory is read when it is asked for. */
public final class RecordedCheckpoint {

    private final long transition;
    private final List<CheckpointPart> parts;
    private final PageReader pages;

    RecordedCheckpoint(long transition, List<CheckpointPart> parts, PageReader pages) {
        this.transition = transition;
        this.parts = parts;
        this.pages = pages;
    }

    /** Number of the transition behind which the moment is, 0 for the start. */
    public long transition() {
        return transition;
    }

    /** How many parts there are. */
    public int parts() {
        return parts.size();
    }

    /** Whether the digest that a part says is that of its content. */
    public boolean hasItsDigest(int part) {
        try {
            Snapshot.parse(parts.get(part).control());
            return true;
        } catch (SnapshotException e) {
            return false;
        }
    }

    /**
     * A part without its memory.
     *
     * @throws RecordingException if it is none; its digest may be another than that of its content
     */
    public Snapshot control(int part) throws RecordingException {
        try {
            return Snapshot.parseAnyDigest(parts.get(part).control());
        } catch (SnapshotException e) {
            throw (RecordingException) new RecordingException("The checkpoint after transition " + transition + " cannot be used: " + e.getMessage())
                    .initCause(e);
        }
    }

    /**
     * The memory of a part, in the order in which its snapshot had it. Pages that are those of the checkpoint asked before are the same objects.
     *
     * @throws IOException if it cannot be read
     */
    public List<MemoryPage> pages(int part) throws IOException {
        requireHeap(part);
        return pages.read(parts.get(part).pages());
    }

    /** Pages of zeros are only told of: that there are so many has to be believed. */
    private void requireHeap(int part) throws RecordingException {
        long bytes = parts.get(part).pages().stream().mapToLong(run -> (long) run.count() * MemoryPage.SIZE).sum();
        if (bytes > Runtime.getRuntime().maxMemory()) {
            throw new RecordingException("The checkpoint after transition " + transition + " has " + bytes + " bytes of memory, more than the heap.");
        }
    }

    /**
     * A part as it was recorded.
     *
     * @throws IOException if it cannot be read
     */
    public Snapshot snapshot(int part) throws IOException {
        return control(part).withPages(pages(part));
    }
}
