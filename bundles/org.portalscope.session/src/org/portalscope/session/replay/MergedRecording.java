package org.portalscope.session.replay;

import java.io.IOException;
import java.util.List;
import java.util.function.Consumer;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;

/**
 * Several recordings as one: each keeps its order, and a message arrives after it was sent, whatever the clocks say. Where that leaves a choice, the
 * recordings take turns. The same recordings always come to the same order.
 */
public final class MergedRecording implements Recording {

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
