package org.portalscope.cli.json;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.step.Step;
import org.portalscope.export.report.ArrivalOutcome;
import org.portalscope.recording.json.JsonValueWriter;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes what a message that arrived came to: the entry and the descriptor that took it, or why it was dropped. */
final class OutcomeWriter {

    /** The reason where no process counts the drop, since there is none. */
    private static final String NO_PROCESS = "NO_SUCH_PROCESS";

    private final JsonGenerator out;
    private final JsonValueWriter values;

    OutcomeWriter(JsonGenerator out, JsonValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes the member {@code outcome}. */
    void of(List<Step> steps) throws IOException {
        out.writeObjectFieldStart("outcome");
        ArrivalOutcome outcome = ArrivalOutcome.of(steps);
        if (outcome.drop().isPresent()) {
            dropped(outcome.drop().get());
        } else {
            accepted(outcome);
        }
        out.writeEndObject();
    }

    private void dropped(Step drop) throws IOException {
        Optional<DropReason> reason = drop.field("reason", DropReason.class);
        out.writeStringField("result", "dropped");
        out.writeStringField("reason", reason.map(DropReason::name).orElse(NO_PROCESS));
        out.writeStringField("words", reason.map(DropReason::words).orElseGet(drop::words));
        values.member("status_register", reason.map(DropReason::registerName).orElse(null));
    }

    private void accepted(ArrivalOutcome outcome) throws IOException {
        out.writeStringField("result", "accepted");
        values.member("entry", outcome.entry());
        if (outcome.started().isPresent()) {
            values.object("operation", outcome.started().get().members().stream().filter(member -> !member.name().equals("message")).toList());
        } else {
            values.member("operation", null);
        }
    }
}
