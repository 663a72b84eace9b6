package org.portalscope.export;

import java.io.IOException;
import java.io.Writer;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.MinimalPrettyPrinter;

/** Writes events of the Trace Event Format as JSON, in an object with what is known of the whole. Times are nanoseconds; the format has microseconds. */
final class TraceEventWriter {

    private static final int DIGITS_OF_MICROSECONDS = 3;

    private final JsonGenerator out;

    /** Where an event is drawn: a process and a thread, numbered from 1. */
    record Track(int process, int thread) {
    }

    /** A value that is drawn as a curve. */
    record Counter(int process, String name) {
    }

    /** @throws IOException if nothing can be written */
    TraceEventWriter(Writer writer) throws IOException {
        out = new JsonFactory().createGenerator(writer);
        out.disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET);
        out.setPrettyPrinter(new MinimalPrettyPrinter());
    }

    /** Begins the object with what is known of the whole. */
    void begin(Map<String, String> metadata) throws IOException {
        out.writeStartObject();
        out.writeStringField("displayTimeUnit", "ns");
        out.writeObjectFieldStart("otherData");
        for (Map.Entry<String, String> entry : metadata.entrySet()) {
            out.writeStringField(entry.getKey(), entry.getValue());
        }
        out.writeEndObject();
        out.writeArrayFieldStart("traceEvents");
    }

    /** Ends the object. */
    void end() throws IOException {
        out.writeEndArray();
        out.writeEndObject();
        out.writeRaw('\n');
        out.flush();
    }

    /** Names a process. */
    void nameProcess(int process, String name) throws IOException {
        name("process_name", new Track(process, 0), name);
    }

    /** Names a thread of a process. */
    void nameThread(Track track, String name) throws IOException {
        name("thread_name", track, name);
    }

    private void name(String what, Track track, String name) throws IOException {
        event("M", 0, track, "__metadata", what);
        out.writeObjectFieldStart("args");
        out.writeStringField("name", name);
        end(2);
    }

    /**
     * Something that takes a while.
     *
     * @param number of the transition, or 0
     * @param words  what happens in it, in words
     */
    void slice(Track track, long from, long to, String category, String name, int number, List<String> words) throws IOException {
        event("X", from, track, category, name);
        microseconds("dur", to - from);
        out.writeObjectFieldStart("args");
        if (number > 0) {
            out.writeNumberField("transition", number);
        }
        out.writeArrayFieldStart("steps");
        for (String line : words) {
            out.writeString(line);
        }
        out.writeEndArray();
        end(2);
    }

    /** Something that happens at once. */
    void instant(Track track, long at, String category, String name) throws IOException {
        event("i", at, track, category, name);
        out.writeStringField("s", "t");
        end(1);
    }

    /**
     * An end of an arrow between slices.
     *
     * @param id    with the category, tells which arrow
     * @param head  whether it is where the arrow points at
     */
    void flow(Track track, long at, String category, String name, long id, boolean head) throws IOException {
        event(head ? "f" : "s", at, track, category, name);
        out.writeNumberField("id", id);
        if (head) {
            out.writeStringField("bp", "e");
        }
        end(1);
    }

    /** A value that has changed. */
    void count(Counter counter, long at, long value) throws IOException {
        event("C", at, new Track(counter.process, 0), "count", counter.name);
        out.writeObjectFieldStart("args");
        out.writeNumberField("count", value);
        end(2);
    }

    private void event(String phase, long at, Track track, String category, String name) throws IOException {
        out.writeRaw('\n');
        out.writeStartObject();
        out.writeStringField("ph", phase);
        out.writeStringField("cat", category);
        out.writeStringField("name", name);
        microseconds("ts", at);
        out.writeNumberField("pid", track.process);
        out.writeNumberField("tid", track.thread);
    }

    private void end(int objects) throws IOException {
        for (int i = 0; i < objects; i++) {
            out.writeEndObject();
        }
    }

    private void microseconds(String name, long nanoseconds) throws IOException {
        out.writeFieldName(name);
        out.writeNumber(BigDecimal.valueOf(nanoseconds, DIGITS_OF_MICROSECONDS).stripTrailingZeros().toPlainString());
    }
}
