package org.portalscope.session.replay;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;

import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.session.state.LocalWorldState;
import org.portalscope.session.state.WorldState;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;

/**
 * Recordings of processes that still run, as one, which is written as it grows: each keeps its order, and a message arrives after it was sent. Each begins
 * with a state of its process, and goes on from another one behind a gap. The engine comes to each state of them itself, and says where that is another one
 * than the process that runs has come to.
 */
public final class LiveMerge implements Closeable {

    private final List<RecordingFile> files;
    private final RecordingOrigin origin;
    private final LiveReplay replay;
    private final Merge merge;
    private final CheckpointedWriter writer;
    private final Consumer<String> differences;
    /** How many new beginnings of each recording have been passed. */
    private final int[] restarts;
    /** How many there are before what a process says next. */
    private final int[] announced;
    private final List<Deque<Expected>> expected;
    private boolean begun;
    /** How many messages have arrived of which nobody knows the sending. */
    private long unsent;

    /** The digest of a process behind some of its transitions, and behind so many new beginnings. */
    private record Expected(long number, int beginnings, ProcessDigest digest) {
    }

    /**
     * Begins a recording.
     *
     * @param file        to be written; one that is there is overwritten
     * @param files       the recordings, of one process each, none of which has been read
     * @param protocols   whose calls are run again
     * @param told        learns of each transition with its steps; null if nobody wants to know
     * @param differences takes a sentence for each state that the engine does not come to
     * @throws IOException if the file cannot be written, or two recordings hold the same process
     */
    public LiveMerge(Path file, List<RecordingFile> files, Protocols protocols, Consumer<Transition> told, Consumer<String> differences)
            throws IOException {
        this.files = List.copyOf(files);
        this.differences = differences;
        origin = MergedOrigin.of(files.stream().map(RecordingFile::origin).toList());
        replay = new LiveReplay(origin, new InitialMemory(new TransitionList(List.of()), origin.processes().size()), protocols, told);
        merge = new Merge(MergeSource.of(files), replay);
        writer = CheckpointedWriter.follow(file, origin, replay);
        restarts = new int[files.size()];
        announced = new int[files.size()];
        Arrays.fill(announced, 1);
        expected = new ArrayList<>(Collections.nCopies(files.size(), null));
        expected.replaceAll(none -> new ArrayDeque<>());
    }

    /** What is recorded. */
    public RecordingOrigin origin() {
        return origin;
    }

    /** The state of all processes behind what has been taken. */
    public WorldState state() {
        return new LocalWorldState(replay.world());
    }

    /** How many transitions have been taken. */
    public long size() {
        return merge.order().size();
    }

    /** How many transitions of a recording have been taken. */
    public long taken(int source) {
        return merge.order().taken(source);
    }

    /** A process says what the digest of its state is behind so many of its transitions, none behind which has been taken. */
    public void expect(int source, long number, ProcessDigest digest) {
        expected.get(source).add(new Expected(number, announced[source], digest));
    }

    /** A process says that a new beginning of its recording follows, behind which what it says next is. */
    public void announceBeginning(int source) {
        announced[source]++;
    }

    /**
     * Takes what has come.
     *
     * @param force whether a message arrives although nobody has been seen sending it; else it waits for its sender
     * @return whether anything was taken
     * @throws IOException if a recording cannot be read
     */
    public boolean advance(boolean force) throws IOException {
        long before = size();
        try {
            if (hasBegun()) {
                IntStream.range(0, files.size()).forEach(this::passed);
                merge.advance(this::taken);
                while (force && merge.force(this::taken)) {
                    merge.advance(this::taken);
                }
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        return size() > before;
    }

    /** Whether a recording has transitions that wait for what others have not told. */
    public boolean isHeld(int source) {
        return begun && merge.isHeld(source);
    }

    /**
     * Takes the next transition of a recording although nobody has been seen sending what arrives with it, and what can follow.
     *
     * @throws IOException if a recording cannot be read
     */
    public void force(int source) throws IOException {
        try {
            merge.force(source, this::taken);
            merge.advance(this::taken);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    /** All processes begin together, each with the state in which it was found. */
    private boolean hasBegun() {
        if (!begun && files.stream().allMatch(file -> file.restarts().length > 0)) {
            begun = true;
            IntStream.range(0, files.size()).forEach(this::restart);
            writer.restart("");
        }
        return begun;
    }

    private void taken(int source, RecordedTransition transition, Choice choice) {
        writer.write(transition, choice);
        if (merge.unsent() > unsent) {
            unsent = merge.unsent();
            writer.label(origin.processes().get(source).name() + ": sending not known");
        }
        passed(source);
    }

    /** A recording stands behind a transition. */
    private void passed(int source) {
        compareAll(source);
        if (restart(source)) {
            writer.restart(origin.processes().get(source).name() + ": gap");
            compareAll(source);
        }
    }

    private void compareAll(int source) {
        long number = merge.order().taken(source);
        Deque<Expected> digests = expected.get(source);
        while (!digests.isEmpty() && digests.peek().number() <= number && digests.peek().beginnings() <= restarts[source]) {
            compare(source, digests.poll());
        }
    }

    private void compare(int source, Expected digest) {
        if (digest.beginnings() == restarts[source] && digest.number() == merge.order().taken(source) && !replay.isAt(source, digest.digest())) {
            differences.accept(origin.processes().get(source).name() + " is in another state after its transition " + digest.number()
                    + " than this engine comes to: that is a bug of Portalscope, in the engine or in what nodes record.");
        }
    }

    /** Goes on from a new beginning of a recording, if there is one where it stands. */
    private boolean restart(int source) {
        RecordingFile file = files.get(source);
        long number = merge.order().taken(source);
        long[] all = file.restarts();
        int passed = restarts[source];
        while (passed < all.length && all[passed] == number) {
            passed++;
        }
        if (passed == restarts[source]) {
            return false;
        }
        restarts[source] = passed;
        try {
            replay.restart(source, file.checkpoint(number).orElseThrow().snapshot(0));
        } catch (SnapshotException e) {
            throw new UncheckedIOException(new IOException("the state of " + origin.processes().get(source).name() + " cannot be used: " + e.getMessage(), e));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return true;
    }

    /** Waits until everything that has been taken is in the file. */
    public void flush() {
        writer.flush();
    }

    /** Why nothing is recorded any more, as a sentence; empty if all is well. */
    public Optional<String> problem() {
        return writer.problem();
    }

    /**
     * Ends the recording in good order.
     *
     * @throws IOException if it could not be written
     */
    @Override
    public void close() throws IOException {
        writer.close();
    }
}
