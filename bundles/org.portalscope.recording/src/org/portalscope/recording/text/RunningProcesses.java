package org.portalscope.recording.text;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.recording.RecordedProcess;

/** The processes of a file, and what they have sent. */
final class RunningProcesses {

    private static final int FIRST_OUTSIDE = 1 << 30;

    private final SentMessages sent = new SentMessages();
    private final Map<String, RunningProcess> byName = new LinkedHashMap<>();
    private final Map<ProcessId, RunningProcess> byId = new HashMap<>();
    private final Map<String, OperationId> operations = new HashMap<>();
    private final Map<String, String> unsent = new HashMap<>();
    private final Map<String, Long> outsideDescriptors = new HashMap<>();

    RunningProcesses(List<RecordedProcess> processes) {
        for (RecordedProcess description : processes) {
            RunningProcess process = new RunningProcess(byName.size(), description, sent);
            byName.put(description.name(), process);
            for (InterfaceSpec spec : description.interfaces()) {
                byId.put(spec.id(), process);
            }
        }
    }

    /** The process of a name, or null; the name may have control characters as they are. */
    RunningProcess named(String name) {
        return byName.get(ControlCharacters.shown(name));
    }

    Set<String> names() {
        return byName.keySet();
    }

    /** The process that has an id on one of its interfaces, or null if it is none of the file's. */
    RunningProcess of(ProcessId id) {
        return byId.get(id);
    }

    SentMessages sent() {
        return sent;
    }

    /** The operation of a name that a call has given it, or null. */
    OperationId operation(String name) {
        return operations.get(name);
    }

    void name(String name, OperationId operation) {
        operations.put(name, operation);
    }

    /** Notes why a call that names an operation has started none. */
    void nameUnsent(String name, String reason) {
        operations.remove(name);
        unsent.put(name, reason);
    }

    /** Why there is no operation of a name, or null if no call has named one so. */
    String reasonUnsent(String name) {
        return unsent.get(name);
    }

    /** Gives a name to an operation of a process that the file does not have; it gets an ordinal by which nothing else is called. */
    OperationId nameOutside(String name, ProcessId initiator) {
        OperationId id = new OperationId(initiator, FIRST_OUTSIDE + operations.size());
        operations.put(name, id);
        return id;
    }

    /** What stands for a descriptor of a process that the file does not have: its answers name it again. */
    long outsideDescriptor(ProcessId owner, String name) {
        return outsideDescriptors.computeIfAbsent(owner + " " + name, key -> Handle.of(Handle.Kind.MD, 0, 0, outsideDescriptors.size()));
    }

    /** The names of the operations. */
    Set<String> operationNames() {
        return operations.keySet();
    }
}
