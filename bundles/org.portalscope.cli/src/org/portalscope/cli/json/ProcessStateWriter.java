package org.portalscope.cli.json;

import java.io.IOException;
import java.util.List;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
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
        out.writeArrayFieldStart("interfaces");
        for (NetworkInterface networkInterface : process.portals().interfaces()) {
            write(networkInterface);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private void write(NetworkInterface networkInterface) throws IOException {
        out.writeStartObject();
        values.member("id", networkInterface.id());
        values.member("limits", networkInterface.limits());
        out.writeNumberField("dropped", networkInterface.dropCount());
        accessEntries(networkInterface);
        out.writeArrayFieldStart("match_lists");
        for (int portal = 0; portal < networkInterface.portalTable().size(); portal++) {
            list(portal, networkInterface.list(portal));
        }
        out.writeEndArray();
        out.writeArrayFieldStart("descriptors");
        for (MemoryDescriptor descriptor : networkInterface.descriptors().all()) {
            object(new Fields().handle("handle", descriptor.handle()).value("active", descriptor.active()), descriptor.values().members());
        }
        out.writeEndArray();
        out.writeArrayFieldStart("queues");
        for (EventQueue queue : networkInterface.queues().all()) {
            object(queue(queue), List.of());
        }
        out.writeEndArray();
        values.member("operations", List.copyOf(networkInterface.operations()));
        out.writeEndObject();
    }

    /** Writes the entries that admit somebody. */
    private void accessEntries(NetworkInterface networkInterface) throws IOException {
        out.writeArrayFieldStart("access_entries");
        for (int index = 0; index < networkInterface.accessTableSize(); index++) {
            AccessEntry entry = networkInterface.accessEntry(index);
            if (!entry.denies()) {
                object(new Fields().index("index", index).value("id", entry.id()).id("uid", entry.uid()).index("portal", entry.portal()), List.of());
            }
        }
        out.writeEndArray();
    }

    /** Writes a match list with entries. */
    private void list(int portal, MatchList list) throws IOException {
        if (list.size() == 0) {
            return;
        }
        out.writeStartObject();
        out.writeNumberField("portal", portal);
        out.writeArrayFieldStart("entries");
        for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
            object(new Fields().handle("handle", entry.handle()).handle("descriptor", entry.descriptor()), entry.values().members());
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    private static Fields queue(EventQueue queue) {
        return new Fields().handle("handle", queue.handle()).bytes("capacity", queue.capacity()).count("lost", queue.lost())
                .value("waiting_threads", new Elements(List.copyOf(queue.waiters()))).value("events", new Elements(queue.events()));
    }

    private void object(Fields first, List<Field> members) throws IOException {
        out.writeStartObject();
        values.members(first.list());
        values.members(members);
        out.writeEndObject();
    }
}
