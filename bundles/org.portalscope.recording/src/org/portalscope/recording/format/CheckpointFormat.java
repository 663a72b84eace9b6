package org.portalscope.recording.format;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.snapshot.MemoryPage;
import org.portalscope.recording.RecordingException;

/** The content of a checkpoint. */
public final class CheckpointFormat {

    private CheckpointFormat() {
    }

    public static void write(BlockOutput out, List<CheckpointPart> parts) {
        out.reserve(BlockOutput.NUMBER);
        out.number(parts.size());
        for (CheckpointPart part : parts) {
            out.reserve(BlockOutput.NUMBER);
            out.number(part.control().length);
            out.bytes(part.control(), 0, part.control().length);
            writeRuns(out, part.pages());
        }
    }

    private static void writeRuns(BlockOutput out, List<PageRun> runs) {
        out.reserve(BlockOutput.NUMBER);
        out.number(runs.size());
        long expected = 0;
        for (PageRun run : runs) {
            out.reserve(5 * BlockOutput.NUMBER);
            out.number(run.process());
            out.signed(run.number() - expected);
            out.number(run.count());
            out.number(run.lastLength());
            out.number(run.stored() + 1);
            expected = run.number() + run.count();
        }
    }

    public static List<CheckpointPart> read(BlockInput in) throws RecordingException {
        List<CheckpointPart> parts = new ArrayList<>();
        for (int left = in.count(); left > 0; left--) {
            byte[] control = in.bytes(in.count());
            parts.add(new CheckpointPart(control, readRuns(in)));
        }
        in.end();
        return parts;
    }

    private static List<PageRun> readRuns(BlockInput in) throws RecordingException {
        List<PageRun> runs = new ArrayList<>();
        long expected = 0;
        for (int left = in.count(); left > 0; left--) {
            int process = in.integer();
            long number = expected + in.signed();
            int count = in.integer();
            int lastLength = in.index(MemoryPage.SIZE + 1);
            runs.add(new PageRun(process, number, count, lastLength, in.number() - 1));
            expected = number + count;
        }
        return runs;
    }
}
