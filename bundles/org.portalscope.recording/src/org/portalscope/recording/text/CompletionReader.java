package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.OperationTable;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads the ends of operations, which are named by their kind and their message. */
final class CompletionReader {

    private static final List<String> KINDS = Arrays.stream(Operation.Kind.values()).map(Enum::name).toList();

    private final Values values;
    private final RunningProcesses processes;
    private final MessageReader messages;

    CompletionReader(Values values, RunningProcesses processes, MessageReader messages) {
        this.values = values;
        this.processes = processes;
        this.messages = messages;
    }

    ReadInput completion(MemberReader line, RunningProcess process) {
        JsonValue named = line.required("operation", "an object with the kind and the id of the operation");
        byte[] data = values.bytes(line, "data", "data_base64");
        Operation operation = operation(named, process);
        if (operation == null) {
            return null;
        }
        if (data != null && !operation.needsData()) {
            values.problems().add(named.position(), "<data of " + operation.label() + ">", "none, since it receives none");
        }
        if (!operation.completes()) {
            values.problems().add(named.position(), operation.label(), "an operation that completes by itself: this one ends when its reply arrives");
        }
        return ReadInput.of(new OperationCompleted(operation.networkInterface(), operation.link(), data(operation, data)));
    }

    ReadInput failure(MemberReader line, RunningProcess process) {
        JsonValue type = line.required("ni_fail_type", "why it failed");
        int niFailType = values.niFailType(type);
        if (type != null && niFailType == NiFailType.PTL_NI_OK) {
            values.refuse(type, "a reason to fail: " + String.join(", ", NiFailType.NAMES.subList(1, NiFailType.NAMES.size())) + ", or a number");
        }
        Operation operation = operation(line.required("operation", "an object with the kind and the id of the operation"), process);
        return operation == null ? null : ReadInput.of(new OperationFailed(operation.networkInterface(), operation.link(), niFailType));
    }

    private ByteString data(Operation operation, byte[] given) {
        if (!operation.needsData()) {
            return null;
        }
        byte[] sent = processes.sent().takeData(operation.message().key());
        byte[] data = given != null ? given : sent != null ? sent : new byte[0];
        return ByteString.of(data.length < operation.length() ? Arrays.copyOf(data, (int) operation.length()) : data);
    }

    /** The pending operation that a value names, or null if there is none, or nothing runs any more. */
    private Operation operation(JsonValue value, RunningProcess process) {
        if (value == null) {
            return null;
        }
        MemberReader members = new MemberReader(value, values.problems());
        Operation.Kind kind = values.constant(members.required("kind", "what it does"), Operation.Kind.class, "one of " + String.join(", ", KINDS));
        OperationId id = messages.operation(members.required("id", "which operation of an initiator it belongs to"), null);
        members.end();
        if (!values.areRight()) {
            return null;
        }
        for (NetworkInterface networkInterface : process.portals().state().interfaces()) {
            Operation pending = pending(networkInterface.operationTable(), kind, id);
            if (pending != null) {
                return pending;
            }
        }
        values.problems().add(value.position(), "<" + kind + " of " + id + " from " + id.initiator() + ">", "an operation that is pending at "
                + process.description().name());
        return null;
    }

    private static Operation pending(OperationTable table, Operation.Kind kind, OperationId id) {
        for (int place = 0; place < table.size(); place++) {
            PendingOperation operation = table.at(place);
            if (operation.kind() == kind && operation.header().ordinal() == id.ordinal()
                    && operation.header().message().operation().equals(id)) {
                return operation.value();
            }
        }
        return null;
    }
}
