package org.portalscope.export;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.List;
import java.util.function.BooleanSupplier;

import org.portalscope.export.report.Report;
import org.portalscope.export.report.RunDescription;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.Recording;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.read.RecordingFile;
import org.portalscope.recording.text.InputTextWriter;
import org.portalscope.replay.TransitionRecorder;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.world.Transition;

/** A run as inputs in their text form, which import reads. */
public final class InputText implements Report {

    /** Transitions between two looks at who wants to know. */
    private static final int PIECE = 10_000;

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

    /**
     * Writes all of a recording, whatever comes of its inputs.
     *
     * @param cancelled once it says so, the rest is not written
     * @throws IOException          if it cannot be written
     * @throws UncheckedIOException if the recording cannot be read, or begins or continues with a state instead of inputs
     */
    public static void write(Recording recording, Writer out, RunProgress progress, BooleanSupplier cancelled) throws IOException {
        requireInputs(recording);
        InputTextWriter writer = new InputTextWriter(out, recording.origin());
        long size = recording.size();
        for (long from = 1; from <= size && !cancelled.getAsBoolean(); from += PIECE) {
            long to = Math.min(from + PIECE, size + 1);
            copy(recording, from, to, writer);
            progress.passed(to - 1, size);
        }
        writer.flush();
        out.flush();
    }

    /** Requires that every state of a recording follows from its inputs. */
    private static void requireInputs(Recording recording) {
        if (recording instanceof RecordingFile file && file.restarts().length > 0) {
            throw new UncheckedIOException(new RecordingException("The state after transition " + file.restarts()[0]
                    + " does not follow from recorded inputs, since recording began or went on in the middle of a run; inputs as text cannot hold a state."
                    + " Record from the start of the run, or export it as chrome or pcapng."));
        }
    }

    private static void copy(Recording recording, long from, long to, InputTextWriter writer) throws IOException {
        try {
            recording.read(from, to, transition -> write(writer, transition));
        } catch (RecordingException e) {
            throw new UncheckedIOException(e);
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
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
