package org.portalscope.node.process;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.input.Input;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.write.RecordingFileWriter;

/** What a process takes, written into a recording transition by transition; or kept by nobody, if there is none. */
final class InputLog implements Closeable {

    /** Null if nothing is recorded. */
    private final RecordingFileWriter writer;
    private final List<Input> inputs = new ArrayList<>();

    /** @param writer or null */
    InputLog(RecordingFileWriter writer) {
        this.writer = writer;
    }

    /** Hears what a process takes from now on. */
    void listen(PortalsProcess portals) {
        if (writer != null) {
            portals.recordTo(inputs::add);
        }
    }

    boolean isRecording() {
        return writer != null;
    }

    /** Adds a mark to what the process takes in this transition. */
    void mark(Input mark) {
        if (writer != null) {
            inputs.add(mark);
        }
    }

    /** Ends a transition: what has been taken since the last one is written. */
    void end(TransitionCause cause) {
        if (writer != null) {
            writer.append(new RecordedTransition(0, RecordedTransition.NO_TIME, cause, inputs));
            inputs.clear();
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
