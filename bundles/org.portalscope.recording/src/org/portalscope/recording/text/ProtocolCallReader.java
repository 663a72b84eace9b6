package org.portalscope.recording.text;

import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.CallbackReturned;
import org.portalscope.engine.input.ProtocolCalled;
import org.portalscope.engine.protocol.ProtocolUse;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads the beginnings of calls of protocols above Portals, and what functions return that they have called back. */
final class ProtocolCallReader {

    private final Values values;

    ProtocolCallReader(Values values) {
        this.values = values;
    }

    ReadInput called(MemberReader line, int thread) {
        String protocol = values.text(line.required("protocol", "the name of the protocol"));
        SortedMap<String, Long> settings = settings(line.optional("settings"));
        List<ProcessId> processes = processes(line.required("processes", "a list of the ids of the processes that use it together, by rank"));
        String operation = values.text(line.required("operation", "what is called"));
        return ReadInput.of(new ProtocolCalled(thread, new ProtocolUse(protocol, settings, processes), operation, written(line, "arguments")));
    }

    ReadInput returned(MemberReader line, int thread) {
        return ReadInput.of(new CallbackReturned(thread, written(line, "result")));
    }

    private ByteString written(MemberReader line, String name) {
        return ByteString.of(Objects.requireNonNullElse(values.bytes(line, name, name + "_base64"), new byte[0]));
    }

    private SortedMap<String, Long> settings(JsonValue object) {
        SortedMap<String, Long> settings = new TreeMap<>();
        if (object != null && !object.isObject()) {
            values.refuse(object, "an object with the parameters by name");
        } else if (object != null) {
            object.members().forEach((name, member) -> settings.put(name, values.number(member.value())));
        }
        return settings;
    }

    private List<ProcessId> processes(JsonValue list) {
        if (list != null && list.elements() == null) {
            values.refuse(list, "a list of process ids");
        }
        return list == null || list.elements() == null ? List.of() : list.elements().stream().map(values::id).toList();
    }
}
