package org.portalscope.node.process;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Input;
import org.portalscope.node.control.InputStreams;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.write.RecordingFileWriter;

/**
 * What a process takes, transition by transition, for those who want to know: its recording, those who have attached to its node, and who looks for a step
 * that meets a condition. While there is nobody, nothing is kept.
 */
final class InputLog implements Closeable {

    /** Null if nothing is recorded. */
    private final RecordingFileWriter writer;
    private final List<Input> inputs = new ArrayList<>();
    private final long start = System.nanoTime();
    private PortalsProcess portals;
    /** Null if nobody can attach. */
    private InputStreams streams;
    /** Null if nothing is looked for. */
    private StepWatch watch;
    private volatile boolean isWanted;

    /** @param writer or null */
    InputLog(RecordingFileWriter writer) {
        this.writer = writer;
    }

    /** Hears what a process takes from now on, if anybody wants to know. */
    void listen(PortalsProcess process) {
        portals = process;
        update();
    }

    /** Those who attach are told from now on. */
    void streamTo(InputStreams newStreams) {
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

    /** Somebody has come who wants to know, or has gone. */
    void update() {
        inputs.clear();
        isWanted = writer != null || watch != null || streams != null && streams.hasReaders();
        portals.recordTo(isWanted ? inputs::add : null);
    }

    /** Whether anybody wants to know: inputs have to be values then. */
    boolean isWanted() {
        return isWanted;
    }

    /** Adds a mark to what the process takes in this transition. */
    void mark(Input mark) {
        if (isWanted()) {
            inputs.add(mark);
        }
    }

    /** Ends a transition: what has been taken since the last one is passed on. */
    void end(TransitionCause cause) {
        if (isWanted()) {
            RecordedTransition transition = new RecordedTransition(0, System.nanoTime() - start, cause, inputs);
            inputs.clear();
            if (writer != null) {
                writer.append(transition);
            }
            if (streams != null && streams.hasReaders()) {
                streams.add(transition);
            }
            if (watch != null) {
                watch.end(transition);
            }
        }
    }

    /** Gives a name to the moment behind the last transition. */
    void label(String name) {
        if (writer != null) {
            writer.label(name);
        }
    }

    @Override
    public void close() throws IOException {
        if (writer != null) {
            writer.close();
        }
    }
}
