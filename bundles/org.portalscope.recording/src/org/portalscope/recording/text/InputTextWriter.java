package org.portalscope.recording.text;

import java.io.Flushable;
import java.io.IOException;
import java.io.Writer;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.Input;
import org.portalscope.recording.RecordedTransition;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;
import org.portalscope.recording.TransitionCause;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;

/**
 * Writes inputs in their text form, which {@link InputTextReader} reads. The processes run while they are written, so that the lines can name handles and
 * tell what calls return.
 */
public final class InputTextWriter implements Flushable {

    private final JsonGenerator out;
    private final RecordingOrigin origin;
    private final RunningProcesses processes;
    private long number;

    /**
     * Writes the first line.
     *
     * @param writer stays open
     */
    public InputTextWriter(Writer writer, RecordingOrigin origin) throws IOException {
        out = new JsonFactory().createGenerator(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
        out.setPrettyPrinter(null);
        out.setRootValueSeparator(null);
        this.origin = origin;
        processes = new RunningProcesses(origin.processes());
        new OriginWriter(out).write(origin);
        endLine();
    }

    /**
     * Writes a transition: a line for each input, and one before them unless there is one input only that says by itself why it happened.
     *
     * @throws IOException also if it is none that can follow those before
     */
    public void write(RecordedTransition transition) throws IOException {
        number++;
        RunningProcess process = processes.named(origin.processes().get(transition.process()).name());
        boolean obvious = transition.inputs().size() == 1
                && ObviousCause.of(transition.inputs().get(0)).equals(transition.cause());
        if (!obvious) {
            announce(transition);
        }
        InputWriter inputs = new InputWriter(out, processes, process);
        for (Input input : transition.inputs()) {
            InputWriter.Line line = input.accept(inputs);
            Answer answer = taken(process, input);
            out.writeStartObject();
            out.writeStringField("record", Values.word(line.kind()));
            if (obvious) {
                processAndTime(transition);
            }
            line.content().write(answer);
            out.writeEndObject();
            endLine();
        }
    }

    private Answer taken(RunningProcess process, Input input) throws IOException {
        try {
            return process.portals().take(input);
        } catch (RuntimeException e) { // what the engine does not check in an input, since its driver does
            throw new RecordingException("Transition " + number + " of the recording cannot be executed again: " + e.getMessage() + '.');
        }
    }

    private void announce(RecordedTransition transition) throws IOException {
        out.writeStartObject();
        out.writeStringField("record", Values.word(LineKind.TRANSITION));
        processAndTime(transition);
        cause(transition.cause());
        out.writeNumberField("inputs", transition.inputs().size());
        out.writeEndObject();
        endLine();
    }

    private void processAndTime(RecordedTransition transition) throws IOException {
        out.writeStringField("process", origin.processes().get(transition.process()).name());
        if (transition.time() != RecordedTransition.NO_TIME) {
            out.writeNumberField("time", transition.time());
        }
    }

    private void cause(TransitionCause cause) throws IOException {
        if (cause instanceof TransitionCause.ThreadTurn turn) {
            kind(CauseKind.STATEMENT);
            out.writeNumberField("thread", turn.thread());
        } else if (cause instanceof TransitionCause.Delivery delivery) {
            kind(CauseKind.DELIVERY);
            out.writeObjectFieldStart("message");
            out.writeStringField("operation", delivery.message().kind().word());
            new JsonValueWriter(out).member("id", delivery.message().operation());
            out.writeEndObject();
        } else if (cause instanceof TransitionCause.Completion completion) {
            kind(CauseKind.COMPLETION);
            out.writeObjectFieldStart("completion");
            out.writeNumberField("network_interface", completion.networkInterface());
            out.writeNumberField("link", completion.link());
            out.writeStringField("ni_fail_type", NiFailType.text(completion.niFailType()));
            out.writeEndObject();
        } else {
            kind(cause instanceof TransitionCause.Death ? CauseKind.DEATH : CauseKind.OUTSIDE);
        }
    }

    private void kind(CauseKind kind) throws IOException {
        out.writeStringField("kind", Values.word(kind));
    }

    private void endLine() throws IOException {
        out.writeRaw('\n');
    }

    @Override
    public void flush() throws IOException {
        out.flush();
    }
}
