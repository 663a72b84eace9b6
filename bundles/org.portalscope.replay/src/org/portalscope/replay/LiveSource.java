package org.portalscope.replay;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Deque;

import org.portalscope.engine.snapshot.ProcessDigest;
import org.portalscope.engine.snapshot.SnapshotException;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.read.RecordingFile;

/** The recording of a process that still runs, how much of it has been taken, and what the process has said of its state. */
final class LiveSource {

    private final int process;
    private final String name;
    private final RecordingFile file;
    private final MergeSource transitions;
    private final LiveReplay replay;
    private final Deque<Expected> expected = new ArrayDeque<>();
    private long taken;
    /** How many new beginnings have been passed. */
    private int passed;
    /** How many new beginnings there are before what the process says next. */
    private int announced = 1;
    /** The new beginning that is due, or null if none is, or nobody has asked yet. */
    private LiveReplay.Beginning beginning;
    /** How many new beginnings have been passed once that has been taken. */
    private int due;
    /** The transitions behind which there is a new beginning. */
    private long[] beginnings = {};
    private boolean isEnded;
    /** Whether what is left is not taken. */
    private boolean isLeft;
    private boolean isUnverified;

    /** The digest of a process behind some of its transitions, and behind so many new beginnings. */
    private record Expected(long number, int beginnings, ProcessDigest digest) {
    }

    LiveSource(int process, String name, RecordingFile file, MergeSource transitions, LiveReplay replay) {
        this.process = process;
        this.name = name;
        this.file = file;
        this.transitions = transitions;
        this.replay = replay;
    }

    /** Index of its process. */
    int process() {
        return process;
    }

    /** Name of its process. */
    String name() {
        return name;
    }

    /** How many transitions have been taken. */
    long taken() {
        return taken;
    }

    /** Looks for what has come. */
    void refresh() {
        beginnings = file.restarts();
    }

    /** Whether a state has come with which it begins. */
    boolean hasState() {
        return beginnings.length > 0;
    }

    /** Whether the process has taken a state. */
    boolean hasBegun() {
        return passed > 0;
    }

    /** Nothing more comes. */
    void end() {
        isEnded = true;
    }

    /** What is left of it is not taken. */
    void leave() {
        isLeft = true;
    }

    /** Whether nothing of it is left, and nothing more comes. */
    boolean isOver() {
        return isLeft || isEnded && taken == transitions.size() && !isAtBeginning();
    }

    /** The next transition, or null if it has not come, or a new beginning is due first. */
    RecordedTransition next() {
        return isLeft || taken == transitions.size() || isAtBeginning() ? null : transitions.get(taken + 1);
    }

    private boolean isAtBeginning() {
        return passed < beginnings.length && beginnings[passed] == taken;
    }

    /**
     * The state from which it goes on before the next transition, or null. Of several, the last one.
     *
     * @throws UncheckedIOException if it cannot be read
     */
    LiveReplay.Beginning beginning() {
        if (isLeft || !isAtBeginning()) {
            return null;
        }
        int last = passed;
        while (last < beginnings.length && beginnings[last] == taken) {
            last++;
        }
        if (beginning == null || due != last) {
            beginning = read();
            due = last;
        }
        return beginning;
    }

    private LiveReplay.Beginning read() {
        try {
            return replay.beginning(process, file.checkpoint(taken).orElseThrow().snapshot(0));
        } catch (SnapshotException e) {
            throw new UncheckedIOException(new RecordingException("its state cannot be used: " + e.getMessage()));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The state that was due has been taken: what follows can be verified. */
    void begun() {
        passed = due;
        beginning = null;
        isUnverified = false;
    }

    /** The next transition has been taken. */
    void take() {
        taken++;
    }

    /** The process says what the digest of its state is behind so many of its transitions, none behind which has been taken. */
    void expect(long number, ProcessDigest digest) {
        expected.add(new Expected(number, announced, digest));
    }

    /** The process says that a new beginning follows, behind which what it says next is. */
    void announceBeginning() {
        announced++;
    }

    /** Compares the state with what the process has said of it, if it has. Returns whether they differ, the first time since the last new beginning. */
    boolean differs() {
        boolean differs = false;
        while (!expected.isEmpty() && expected.peek().number() <= taken && expected.peek().beginnings() <= passed) {
            Expected next = expected.poll();
            boolean isHere = next.beginnings() == passed && next.number() == taken;
            differs |= isHere && !isUnverified && !differs && !replay.isAt(process, next.digest());
        }
        isUnverified |= differs;
        return differs;
    }

    /** Whether replay and process differ since its last new beginning. */
    boolean isUnverified() {
        return isUnverified;
    }
}
