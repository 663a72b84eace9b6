package org.portalscope.node.process;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.step.Step;
import org.portalscope.node.control.TransitionStream;
import org.portalscope.protocol.host.ProtocolCaller;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.TransitionSink;

/**
 * What a process takes, transition by transition, for those who want to know: its recording, those who have attached to its node, and who looks for a step
 * that meets a condition. While there is nobody, nothing is kept. A recording and who looks for a step need all inputs as values: for those who have attached,
 * messages that arrive as a whole and operations that end are written down where they are.
 */
final class InputLog implements Closeable {

    /** As long as fewer transitions wait for those who have attached, each use of the node has a time of its own. */
    private static final int FEW = 1000;
    /** So many uses have one time when more wait, which is at some ten thousand transitions a second, and until these leave. */
    private static final int USES = 32;

    /** Null if nothing is recorded. */
    private final NodeRecording recording;
    private final LongSupplier uses;
    /** What the process has taken as values since the last transition ended. */
    private final List<Input> inputs = new ArrayList<>();
    private final long start = System.nanoTime();
    private PortalsProcess portals;
    /** Null if nobody can attach. */
    private TransitionStream streams;
    /** Null if nothing is looked for. */
    private StepWatch watch;
    /** Where transitions are written down for those who have attached; null while there is nobody. */
    private TransitionSink sink;
    /** Whether a turn has begun there. */
    private boolean isTurn;
    /** Nanoseconds from the start to what the node does now. */
    private long time;
    /** The first use of the node that this is the time of. */
    private long use = -USES;
    private volatile boolean isWanted;
    private volatile boolean wantsLines;

    /**
     * A log before the first input.
     *
     * @param recording or null
     * @param uses      counts how often a thread has begun to use the node: what it does then, until another one may, has one time
     */
    InputLog(NodeRecording recording, LongSupplier uses) {
        this.recording = recording;
        this.uses = uses;
    }

    /** Hears what a process takes from now on, if anybody wants to know. */
    void listen(PortalsProcess process) {
        portals = process;
        if (recording != null) {
            recording.listen(process.state());
        }
        update();
    }

    /** Learns of the program of the process, before that begins. */
    void listen(ProtocolCaller program) {
        if (recording != null) {
            recording.listen(program);
        }
    }

    /** Those who attach are told from now on. */
    void streamTo(TransitionStream newStreams) {
        streams = newStreams;
    }

    /** From now on a step is looked for, or, if there is null, none. */
    void watch(StepWatch newWatch) {
        watch = newWatch;
        portals.attach(newWatch);
        update();
    }

    /** Whether a step is looked for. */
    boolean isWatched() {
        return watch != null;
    }

    /** A thread takes its turn: the step watch, if there is one, learns whether that continues a statement. */
    void noteTurn(boolean continuesStatement) {
        if (watch != null) {
            watch.noteTurn(continuesStatement);
        }
    }

    /** Whether who looks for a step wants to know of checks. */
    boolean explains() {
        return watch != null && watch.explains();
    }

    /** The program has made a step: who looks for one is told. */
    void note(Step step) {
        if (watch != null) {
            watch.note(step);
        }
    }

    /** Whether all inputs have to be values. */
    boolean needsValues() {
        return watch != null || recording != null;
    }

    /** Somebody has come who wants to know, or has gone. */
    void update() {
        inputs.clear();
        sink = streams != null && streams.hasReaders() ? streams.transitions() : null;
        isWanted = needsValues() || sink != null;
        wantsLines = needsValues() || sink != null && streams.wantsLines();
        portals.recordTo(isWanted ? this::take : null);
    }

    /** Whether anybody wants to know. */
    boolean isWanted() {
        return isWanted;
    }

    /** Whether somebody wants to know the lines of programs in Java. */
    boolean wantsLines() {
        return wantsLines;
    }

    /** Adds a mark to what the process takes in this transition. */
    void mark(Input mark) {
        if (isWanted()) {
            take(mark);
        }
    }

    private void take(Input input) {
        if (isTurn) {
            sink.input(input);
        } else {
            inputs.add(input);
        }
    }

    /** Begins the turn of a thread whose process cannot die in it: what it takes is written down at once, unless all inputs have to be values. */
    void beginTurn(int thread) {
        if (!needsValues() && sink != null) {
            tick();
            sink.beginTurn(0, time, thread);
            isTurn = true;
        }
    }

    /**
     * A message is about to arrive as a whole, in a transition of its own; {@link #executed} is called behind it. Where inputs have to be values, the process
     * takes one instead.
     */
    void arrived(Header header, MemoryBlock data) {
        if (sink != null) {
            tick();
            sink.beginExplained(0, time);
            sink.arrivedWhole(header, data, 0, data == null ? 0 : data.length());
            sink.end();
        }
    }

    /**
     * An operation that needs no data is about to end, in a transition of its own, at once behind what the process has taken last; {@link #executed} is called
     * behind it.
     */
    void completed(PendingOperation operation) {
        if (sink != null) {
            sink.beginExplained(0, time);
            sink.completed(operation.networkInterface().number(), operation.link(), null, 0, 0);
            sink.end();
        }
    }

    /** Ends the turn of a thread, as {@link #end} does, unless it was begun here. */
    void endTurn(int thread) {
        if (isTurn) {
            isTurn = false;
            sink.end();
            streams.passed();
        } else {
            end(new TransitionCause.ThreadTurn(thread));
        }
    }

    /** Ends any transition: what has been taken as values since the last one is passed on. */
    void end(TransitionCause cause) {
        if (isWanted()) {
            tick();
            RecordedTransition transition = new RecordedTransition(0, time, cause, inputs);
            inputs.clear();
            if (recording != null) {
                recording.append(transition);
            }
            if (sink != null) {
                transition.passTo(sink);
                streams.passed();
            }
            if (watch != null) {
                watch.end(transition);
            }
        }
    }

    /** To read the clock waits for all that the processor has begun: a busy node does so less often, unless what it takes is kept as values. */
    private void tick() {
        long now = uses.getAsLong();
        if (now != use && (now - use >= USES || needsValues() || streams.waiting() < FEW)) {
            use = now;
            time = System.nanoTime() - start;
        }
    }

    /** The process is behind the transition that was written down last: what there is may leave, with a digest of the state. */
    void executed() {
        if (sink != null) {
            streams.passed();
        }
    }

    /** Gives a name to the moment behind the last transition. */
    void label(String name) {
        if (recording != null) {
            recording.label(name);
        }
    }

    @Override
    public void close() throws IOException {
        if (recording != null) {
            recording.close();
        }
    }
}
