package org.portalscope.cli.json;

import java.io.IOException;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryCheck;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.world.network.NoSuchProcess;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes what a message that arrived came to: the entry and the descriptor that took it, or why it was dropped. */
final class OutcomeWriter {

    private final JsonGenerator out;
    private final ValueWriter values;

    OutcomeWriter(JsonGenerator out, ValueWriter values) {
        this.out = out;
        this.values = values;
    }

    /** Writes the member {@code outcome}. */
    void of(List<Step> steps) throws IOException {
        out.writeObjectFieldStart("outcome");
        EntryRef entry = null;
        OperationStarted started = null;
        for (Step step : steps) {
            if (step instanceof MessageDropped drop) {
                dropped(drop.reason().name(), drop.reason().words(), drop.reason());
                return;
            }
            if (step instanceof NoSuchProcess nobody) {
                dropped("NOBODY_THERE", nobody.words(), null);
                return;
            }
            entry = step instanceof EntryCheck check ? check.entry() : entry;
            started = step instanceof OperationStarted start ? start : started;
        }
        accepted(entry, started);
    }

    private void dropped(String reason, String words, DropReason counted) throws IOException {
        out.writeStringField("result", "dropped");
        out.writeStringField("reason", reason);
        out.writeStringField("words", words);
        values.member("status_register", counted == null ? null : counted.registerName());
        out.writeEndObject();
    }

    private void accepted(EntryRef entry, OperationStarted started) throws IOException {
        out.writeStringField("result", "accepted");
        values.member("entry", entry);
        out.writeFieldName("operation");
        if (started == null) {
            out.writeNull();
        } else {
            out.writeStartObject();
            values.components(started.operation(), Set.of("message"));
            out.writeEndObject();
        }
        out.writeEndObject();
    }
}
