package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;

import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;

/**
 * Several recordings as one: each keeps its order, and a message arrives after it was sent, whatever the clocks say. Where that leaves a choice, the
 * recordings take turns. The same recordings always come to the same order.
 */
public final class MergedRecording implements Recording {

    /** Transitions between two looks at who wants to know. */
    private static final int PIECE = 10_000;

    private final RecordingOrigin origin;
    private final List<MergeSource> sources;
    private final MergeOrder order;
    private final UnmatchedMessages unmatched;

    private MergedRecording(RecordingOrigin origin, List<MergeSource> sources, Merge merge) {
        this.origin = origin;
        this.sources = sources;
        order = merge.order();
        unmatched = merge.unmatched();
    }

    /**
     * Merges recordings, which takes a replay of all of them.
     *
     * @param recordings at least one; none grows any more
     * @throws IOException if one cannot be read, or two hold the same process
     */
    public static MergedRecording of(List<? extends Recording> recordings) throws IOException {
        if (recordings.size() > Short.MAX_VALUE) {
            throw new IOException(recordings.size() + " recordings are too many to merge; at most " + Short.MAX_VALUE + " can be");
        }
        RecordingOrigin origin = MergedOrigin.of(recordings.stream().map(Recording::origin).toList());
        List<MergeSource> sources = MergeSource.of(recordings);
        return new MergedRecording(origin, sources, new Merge(origin, sources));
    }

    /** The messages of which only one end was recorded. */
    public UnmatchedMessages unmatched() {
        return unmatched;
    }

    /**
     * Writes it into a file, as if it had been recorded as one.
     *
     * @param protocols whose calls are run again, for its checkpoints
     * @param progress  is told now and then how many transitions have been written
     * @param cancelled once it says so, the rest is not written
     * @throws IOException if a recording cannot be read, or the file cannot be written
     */
    public void write(Path file, Protocols protocols, LongConsumer progress, BooleanSupplier cancelled) throws IOException {
        long first = new InitialMemory(new TransitionBuffer(this), origin.processes().size()).transitions() + 1;
        List<RecordedTransition> memory = new ArrayList<>();
        read(1, first, memory::add);
        try (CheckpointedWriter writer = CheckpointedWriter.create(file, origin, memory, protocols)) {
            for (long from = first; from <= size() && !cancelled.getAsBoolean() && writer.problem().isEmpty(); from += PIECE) {
                long to = Math.min(from + PIECE, size() + 1);
                read(from, to, writer);
                progress.accept(to - 1);
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    @Override
    public RecordingOrigin origin() {
        return origin;
    }

    @Override
    public long size() {
        return order.size();
    }

    @Override
    public void read(long from, long to, Consumer<RecordedTransition> reader) throws IOException {
        order.read(from, to, (source, number) -> reader.accept(sources.get(source).get(number)));
    }
}
