package org.portalscope.recording.write;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.snapshot.Snapshot;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockOutput;
import org.portalscope.recording.format.CheckpointFormat;
import org.portalscope.recording.format.CheckpointPart;
import org.portalscope.recording.format.StoredPage;

/** Makes blocks of checkpoints: first those of the pages that have changed, then the control state with the places of all pages. */
final class CheckpointWriter {

    private final BlockSink blocks;
    private final int blockSize;
    private final PageCatalog pages = new PageCatalog();

    /** @param blockSize bytes of a block of pages, about */
    CheckpointWriter(BlockSink blocks, int blockSize) {
        this.blocks = blocks;
        this.blockSize = blockSize;
    }

    /**
     * Writes a checkpoint.
     *
     * @param transition number of the transition behind which it is
     * @param restarts   whether something leads to it that is not recorded
     * @return how many bytes it took
     */
    long write(List<Snapshot> parts, long transition, boolean restarts) {
        List<CheckpointPart> written = new ArrayList<>();
        List<StoredPage> changed = new ArrayList<>();
        long first = pages.stored();
        for (int i = 0; i < parts.size(); i++) {
            byte[] control = parts.get(i).withPages(List.of()).toBytes();
            written.add(new CheckpointPart(control, pages.enter(i, parts.get(i).pages(), changed)));
        }
        long bytes = store(changed, first);
        BlockOutput out = new BlockOutput(new byte[blockSize]);
        CheckpointFormat.write(out, written);
        blocks.add(BlockKind.CHECKPOINT, transition, restarts ? 1 : 0, out);
        return bytes + out.position();
    }

    /** Adds as many blocks of pages as it takes. */
    private long store(List<StoredPage> changed, long first) {
        long bytes = 0;
        int from = 0;
        while (from < changed.size()) {
            BlockOutput out = new BlockOutput(new byte[blockSize]);
            int to = from;
            while (to < changed.size() && (to == from || out.position() + changed.get(to).size() <= blockSize)) {
                changed.get(to++).write(out);
            }
            blocks.add(BlockKind.PAGES, first + from, to - from, out);
            bytes += out.position();
            from = to;
        }
        return bytes;
    }
}
