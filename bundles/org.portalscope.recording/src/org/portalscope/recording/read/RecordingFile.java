package org.portalscope.recording.read;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReadWriteLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionRange;
import org.portalscope.recording.TransitionSink;
import org.portalscope.recording.format.BlockInput;
import org.portalscope.recording.format.BlockKind;
import org.portalscope.recording.format.BlockTable;
import org.portalscope.recording.format.CheckpointFormat;
import org.portalscope.recording.format.FileHeader;
import org.portalscope.recording.format.OriginFormat;
import org.portalscope.recording.format.TransitionAssembler;

/**
 * A recording in a file. Only its index is kept, some thirty bytes for each block; everything else is read when somebody wants it. The file may be one that
 * is still written: {@link #refresh} looks for more. Several threads may read at once while nobody closes it.
 */
public final class RecordingFile implements Recording, Closeable {

    /** How the name of a recording ends. */
    public static final String SUFFIX = ".ptlrec";

    private final FileChannel channel;
    /** Written by who looks for more. */
    private final ReadWriteLock lock = new ReentrantReadWriteLock();
    private final BlockSource source;
    private final BlockScan scan;
    private final BlockTable table;
    private final RecordingOrigin origin;
    private final BlockList segments;
    private final BlockList checkpoints;
    private final PageReader memory;
    private final BlockList pages;
    private final BlockList labels;
    /** Those labels that somebody has read. */
    private final List<RecordedLabel> knownLabels = new ArrayList<>();
    private int known;
    private volatile long size;

    /** The name of a file, such as {@code put} for {@code runs/put.ptlrec}; one that does not end like that of a recording is left as it is. */
    public static String nameWithoutSuffix(Path file) {
        String name = String.valueOf(file.getFileName());
        return name.endsWith(SUFFIX) ? name.substring(0, name.length() - SUFFIX.length()) : name;
    }

    private RecordingFile(FileChannel channel) throws IOException {
        this.channel = channel;
        source = new BlockSource(channel);
        byte[] start = new byte[(int) Math.min(FileHeader.SIZE, source.size())];
        source.read(0, start, 0, start.length);
        FileHeader.require(start);
        scan = new BlockScan(source);
        scan.start();
        table = scan.table();
        if (table.size() == 0 || table.kind(0) != BlockKind.ORIGIN) {
            throw new RecordingException("The recording is damaged or cut at byte " + FileHeader.SIZE + ": what should say what was recorded is missing.");
        }
        origin = OriginFormat.read(source.content(table, 0));
        segments = new BlockList(table);
        checkpoints = new BlockList(table);
        pages = new BlockList(table);
        labels = new BlockList(table);
        memory = new PageReader(new BlockSource(channel), table, pages, lock.readLock());
        learn();
    }

    /**
     * Opens a recording.
     *
     * @throws RecordingException if the file is none, or one of another version; the message is a sentence
     * @throws IOException        if it cannot be read
     */
    public static RecordingFile open(Path path) throws IOException {
        if (Files.isDirectory(path)) {
            throw new RecordingException("This is a folder, and a recording is a file.");
        } else if (Files.exists(path) && !Files.isRegularFile(path)) {
            throw new RecordingException("This is a device or a pipe, and a recording is a file.");
        }
        FileChannel channel = FileChannel.open(path, StandardOpenOption.READ);
        try {
            return new RecordingFile(channel);
        } catch (IOException e) {
            channel.close();
            throw e;
        } catch (RuntimeException e) {
            channel.close();
            throw RecordingException.unrecognized("The recording", e);
        }
    }

    private void learn() {
        for (; known < table.size(); known++) {
            switch (table.kind(known)) {
                case TRANSITIONS -> {
                    size = Math.max(size, table.first(known) + table.count(known) - 1);
                    if (!table.continues(known)) {
                        segments.add(known);
                    }
                }
                case CHECKPOINT -> checkpoints.add(known);
                case PAGES -> pages.add(known);
                case LABEL -> labels.add(known);
                default -> {
                    // nothing to look for there
                }
            }
        }
    }

    /** Looks for what has been written since. */
    public void refresh() throws IOException {
        lock.writeLock().lock();
        try {
            scan.goOn();
            learn();
        } finally {
            lock.writeLock().unlock();
        }
    }

    /** What is asked of the blocks that are known. */
    private interface Question<T> {
        T answer() throws IOException;
    }

    private <T> T ask(Question<T> question) throws IOException {
        lock.readLock().lock();
        try {
            return question.answer();
        } catch (UncheckedIOException e) {
            throw e;
        } catch (RuntimeException e) {
            throw RecordingException.unrecognized("The recording", e);
        } finally {
            lock.readLock().unlock();
        }
    }

    private <T> T known(Supplier<T> question) {
        lock.readLock().lock();
        try {
            return question.get();
        } finally {
            lock.readLock().unlock();
        }
    }

    /** The version of its form. */
    public int version() {
        return FileHeader.VERSION;
    }

    @Override
    public RecordingOrigin origin() {
        return origin;
    }

    @Override
    public long size() {
        return size;
    }

    /** How it ends. */
    public RecordingEnd end() {
        return scan.end();
    }

    /** Bytes of the file. */
    public long bytes() throws IOException {
        return source.size();
    }

    @Override
    public void read(long from, long to, Consumer<RecordedTransition> reader) throws IOException {
        read(from, to, new TransitionAssembler(reader));
    }

    /**
     * Reads transitions one after the other, piece by piece.
     *
     * @param from number of the first one, at least 1
     * @param to   number behind the last one, at most {@link #size} + 1
     * @param sink does not keep what it gets: it is used again
     * @throws IOException if they cannot be read; the message says where and why
     */
    public void read(long from, long to, TransitionSink sink) throws IOException {
        if (from < 1 || to > size + 1) {
            throw new IllegalArgumentException("transitions " + from + " to " + (to - 1) + " are not among the " + size + " that there are");
        }
        if (from < to) {
            ask(() -> {
                new SegmentReader(new BlockSource(channel), table, segments, origin).read(from, to, sink);
                return null;
            });
        }
    }

    /** The segment of a transition, which is decoded from its first transition on, or a part of it. */
    @Override
    public TransitionRange piece(long number) {
        return known(() -> pieceOf(number));
    }

    private TransitionRange pieceOf(long number) {
        int place = segments.floor(number);
        long first = place < 0 ? 1 : segments.first(place);
        long end = place + 1 < segments.size() ? segments.first(place + 1) : size + 1;
        long from = first + (number - first) / PIECE * PIECE;
        return new TransitionRange(from, Math.min(from + PIECE, end));
    }

    /** Numbers of the transitions behind which there is a checkpoint, in their order. */
    public long[] checkpoints() {
        return known(() -> IntStream.range(0, checkpoints.size()).mapToLong(checkpoints::first).toArray());
    }

    /** Numbers of the transitions behind which a checkpoint goes on from a state to which something leads that was not recorded, in their order. */
    public long[] restarts() {
        return known(() -> IntStream.range(0, checkpoints.size()).filter(place -> table.count(checkpoints.get(place)) > 0).mapToLong(checkpoints::first)
                .toArray());
    }

    /**
     * The last checkpoint behind a transition or before it.
     *
     * @throws IOException if it cannot be read
     */
    public Optional<RecordedCheckpoint> checkpoint(long transition) throws IOException {
        return ask(() -> checkpointUpTo(transition));
    }

    private Optional<RecordedCheckpoint> checkpointUpTo(long transition) throws IOException {
        int place = checkpoints.floor(transition);
        if (place < 0) {
            return Optional.empty();
        }
        BlockInput in = new BlockSource(channel).content(table, checkpoints.get(place));
        return Optional.of(new RecordedCheckpoint(checkpoints.first(place), CheckpointFormat.read(in), memory));
    }

    /**
     * The names that were given to moments, in the order in which they were.
     *
     * @throws IOException if they cannot be read
     */
    public List<RecordedLabel> labels() throws IOException {
        return ask(this::allLabels);
    }

    private List<RecordedLabel> allLabels() throws IOException {
        synchronized (knownLabels) {
            BlockSource own = new BlockSource(channel);
            for (int i = knownLabels.size(); i < labels.size(); i++) {
                knownLabels.add(new RecordedLabel(labels.first(i), own.content(table, labels.get(i)).text()));
            }
            return List.copyOf(knownLabels);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
