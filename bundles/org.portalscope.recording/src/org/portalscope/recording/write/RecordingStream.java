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

    private final BlockHeader header = new BlockHeader();
    private final CheckpointWriter states;
    private long sent;

    /**
     * The beginning of a recording.
     *
     * @param reader is given the bytes of its beginning, which nobody changes any more
     * @param states is given those of states
     */
    public RecordingStream(RecordingOrigin origin, Consumer<byte[]> reader, Consumer<byte[]> states) {
        this.states = new CheckpointWriter(sink(states), PIECE);
        reader.accept(FileHeader.bytes());
        BlockOutput out = new BlockOutput(new byte[PIECE]);
        OriginFormat.write(out, origin);
        sink(reader).add(BlockKind.ORIGIN, 1, 0, out);
    }

    /** How many transitions it has. */
    public long sent() {
        return sent;
    }

    /** Adds transitions, at least one, as a block. */
    public void add(TransitionBatch batch, BlockReader block) {
        byte[] content = batch.segment();
        header.set(BlockKind.TRANSITIONS, false, batch.count(), sent + 1, batch.time());
        header.seal(content, 0, batch.bytes());
        sent += batch.count();
        block.read(header.bytes(), content, batch.bytes());
    }

    /**
     * Makes the bytes of a state to which nothing that was sent leads, in any thread, but of one state at a time. What is added meanwhile has to wait.
     *
     * @param parts  snapshots of each process
     * @param behind how many transitions there were
     */
    public void writeState(List<Snapshot> parts, long behind) {
        states.write(parts, behind, true);
    }

    private static BlockSink sink(Consumer<byte[]> reader) {
        BlockHeader header = new BlockHeader();
        return (kind, first, count, content) -> {
            header.set(kind, false, count, first, RecordedTransition.NO_TIME);
            header.seal(content.bytes(), 0, content.position());
            reader.accept(BlockReader.joined(header.bytes(), content.bytes(), content.position()));
        };
    }
}
