package org.portalscope.cli.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;

import org.portalscope.cli.run.Report;
import org.portalscope.cli.run.RunDescription;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.text.InputTextWriter;
import org.portalscope.session.replay.TransitionRecorder;
import org.portalscope.session.run.RunResult;
import org.portalscope.world.Transition;

/** A run as inputs in their text form, which import reads. */
public final class InputText implements Report {

    private final Writer out;
    private final RecordingOrigin origin;
    private final List<RecordedTransition> first;
    private InputTextWriter writer;

    /**
     * @param origin what the run is made from
     * @param first  what comes before the first transition of the run
     */
    public InputText(Writer out, RecordingOrigin origin, List<RecordedTransition> first) {
        this.out = out;
        this.origin = origin;
        this.first = List.copyOf(first);
    }

    /** Writes all of a recording. */
    public static void write(Recording recording, Writer out) throws IOException {
        InputTextWriter writer = new InputTextWriter(out, recording.origin());
        try {
            recording.read(1, recording.size() + 1, transition -> write(writer, transition));
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
        writer.flush();
        out.flush();
    }

    private static void write(InputTextWriter writer, RecordedTransition transition) {
        try {
            writer.write(transition);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void begin(RunDescription description) throws IOException {
        writer = new InputTextWriter(out, origin);
        for (RecordedTransition transition : first) {
            writer.write(transition);
        }
    }

    @Override
    public void transition(Transition transition) throws IOException {
        writer.write(TransitionRecorder.record(transition));
    }

    @Override
    public void end(RunResult result) throws IOException {
        writer.flush();
        out.flush();
    }
}
