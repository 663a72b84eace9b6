package org.portalscope.cli.json;

import java.io.IOException;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;
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
        EntryRef entry = null;
        Operation started = null;
        for (Step step : steps) {
            switch (step.category()) {
                case DROP -> {
                    dropped(step);
                    return;
                }
                case CRITERION, DESCRIPTOR -> entry = step.field("entry", EntryRef.class).orElse(entry);
                case START -> started = step.field("operation", Operation.class).orElse(started);
                default -> {
                }
            }
        }
        accepted(entry, started);
    }

    private void dropped(Step drop) throws IOException {
        Optional<DropReason> reason = drop.field("reason", DropReason.class);
        out.writeStringField("result", "dropped");
        out.writeStringField("reason", reason.map(DropReason::name).orElse(NO_PROCESS));
        out.writeStringField("words", reason.map(DropReason::words).orElseGet(drop::words));
        values.member("status_register", reason.map(DropReason::registerName).orElse(null));
        out.writeEndObject();
    }

    private void accepted(EntryRef entry, Operation started) throws IOException {
        out.writeStringField("result", "accepted");
        values.member("entry", entry);
        if (started == null) {
            values.member("operation", null);
        } else {
            values.object("operation", started.members().stream().filter(member -> !member.name().equals("message")).toList());
        }
        out.writeEndObject();
    }
}
