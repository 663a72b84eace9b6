package org.portalscope.recording.write;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.format.BlockHeader;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;
import org.portalscope.recording.format.FileHeader;
import org.portalscope.recording.format.OriginFormat;

/**
 * A recording on its way to somebody who reads it elsewhere: the bytes that would be those of the file, piece by piece. It begins where its reader came, so
 * its transitions are numbered from 1 there. It has no thread, and nobody waits.
 */
public final class RecordingStream {

    /** Bytes of a block of pages, about. */
    private static final int PIECE = 1 << 16;

    private final Consumer<byte[]> reader;
    private final BlockHeader header = new BlockHeader();
    private final CheckpointWriter checkpoints = new CheckpointWriter(this::add, PIECE);
    private long sent;

    /** @param reader is given the bytes, which nobody changes any more */
    public RecordingStream(RecordingOrigin origin, Consumer<byte[]> reader) {
        this.reader = reader;
        reader.accept(FileHeader.bytes());
        BlockOutput out = new BlockOutput(new byte[PIECE]);
        OriginFormat.write(out, origin);
        add(BlockKind.ORIGIN, 1, 0, out);
    }

    /** How many transitions it has. */
    public long sent() {
        return sent;
    }

    /** Adds transitions, at least one. */
    public void add(TransitionBatch batch) {
        byte[] content = batch.content();
        header.set(BlockKind.TRANSITIONS, false, batch.count(), sent + 1, batch.time());
        send(content, content.length);
        sent += batch.count();
    }

    /**
     * Adds the state behind the last transition, to which nothing that was sent leads.
     *
     * @param parts snapshots of each process
     */
    public void restart(List<Snapshot> parts) {
        checkpoints.write(parts, sent, true);
    }

    private void add(BlockKind kind, long first, int count, BlockOutput content) {
        header.set(kind, false, count, first, RecordedTransition.NO_TIME);
        send(content.bytes(), content.position());
    }

    private void send(byte[] content, int length) {
        header.seal(content, 0, length);
        byte[] block = new byte[BlockHeader.SIZE + length];
        System.arraycopy(header.bytes(), 0, block, 0, BlockHeader.SIZE);
        System.arraycopy(content, 0, block, BlockHeader.SIZE, length);
        reader.accept(block);
    }
}
