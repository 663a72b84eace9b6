package org.portalscope.cli.json;

import java.io.IOException;

import org.portalscope.recording.json.JsonValueWriter;
import org.portalscope.timeline.state.ProcessState;

import com.fasterxml.jackson.core.JsonGenerator;

/** Writes what a process holds: its memory, and the tables, lists, descriptors, queues and operations of each interface, Portals 3.2 §2.2. */
final class ProcessStateWriter {

    private final JsonGenerator out;
    private final JsonValueWriter values;
    private final MemoryWriter memory;
    private ProcessState process;

    /** @param process as it is whenever it is written */
    ProcessStateWriter(JsonGenerator out, JsonValueWriter values, ProcessState process) {
        this.out = out;
        this.values = values;
        this.process = process;
        memory = new MemoryWriter(out, values);
    }

    ProcessState process() {
        return process;
    }

    /** From now on writes the process as it is in another timeline. */
    void follow(ProcessState other) {
        process = other;
    }

    /** Writes the member {@code state}; of its memory, what has changed since it was written last. */
    void write() throws IOException {
        out.writeObjectFieldStart("state");
        out.writeBooleanField("dead", process.isDead());
        memory.write(process.portals().memory().regions());
        values.member("interfaces", process.portals().interfaces());
        out.writeEndObject();
    }
}
