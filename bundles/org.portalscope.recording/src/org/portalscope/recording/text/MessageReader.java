package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Fields;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/**
 * Reads the header of a message, Portals 3.2 §4.1. What a process of the file has sent need not be repeated; what is repeated is compared, and counts as it
 * arrived.
 */
final class MessageReader {

    /** What a message came to; who reads arrivals compares it. */
    static final String OUTCOME = "outcome";

    private static final List<String> KINDS = Arrays.stream(Message.Kind.values()).map(Message.Kind::word).toList();

    private final Values values;
    private final RunningProcesses processes;
    private final Differences differences;

    MessageReader(Values values, RunningProcesses processes, Differences differences) {
        this.values = values;
        this.processes = processes;
        this.differences = differences;
    }

    /** The message that an object describes. */
    Message read(JsonValue value) {
        MemberReader members = new MemberReader(value, values.problems());
        Message.Key key = key(members);
        Message sent = processes.sent().arrived(key);
        Message message = new Members(members, key, sent).message();
        members.optional(OUTCOME);
        members.end();
        if (sent == null && values.areRight() && processes.of(message.initiator()) != null) {
            differences.add(message.label(), "arrives", "was not sent");
        }
        return message;
    }

    /** The kind and the operation of a message, from the members that name them. */
    Message.Key key(MemberReader members) {
        Message.Kind kind = Message.Kind.values()[values.word(members.required("operation", "the kind of message"), KINDS,
                "one of " + String.join(", ", KINDS))];
        String sender = kind == Message.Kind.PUT || kind == Message.Kind.GET ? "initiator" : "target";
        return new Message.Key(operation(members.required("id", "which operation it belongs to"), members.optional(sender)), kind);
    }

    /**
     * The operation that a value names.
     *
     * @param initiator of the operation, as an id, or null if that is not said
     */
    OperationId operation(JsonValue value, JsonValue initiator) {
        if (value == null || !(value.content() instanceof String name)) {
            return value == null ? new OperationId(ProcessId.ANY, 0) : id(value);
        }
        OperationId known = processes.operation(name);
        if (known != null) {
            return known;
        }
        ProcessId outside = initiator == null ? null : values.id(initiator);
        if (outside == null || processes.of(outside) != null) {
            refuse(value, name);
            return new OperationId(ProcessId.ANY, 0);
        }
        return processes.nameOutside(name, outside);
    }

    private void refuse(JsonValue value, String name) {
        if (values.areRight()) {
            String reason = processes.reasonUnsent(name);
            values.refuse(value, reason != null ? "an operation that has started; but " + reason
                    : "the id of an operation: that of an earlier PtlPut or PtlGet, or an object with its initiator and its ordinal"
                            + Suggestion.near(name, processes.operationNames()));
        }
    }

    private OperationId id(JsonValue value) {
        MemberReader members = new MemberReader(value, values.problems());
        OperationId id = new OperationId(values.id(members.required("initiator", "the process that called PtlPut or PtlGet")),
                values.number(members.required("ordinal", "how many operations it had then started"), 1, Integer.MAX_VALUE));
        members.end();
        return id;
    }

    /** The members of one message. */
    private final class Members {

        private final MemberReader members;
        private final Message.Key key;
        private final Message sent;
        private final List<Field> fields;

        Members(MemberReader members, Message.Key key, Message sent) {
            this.members = members;
            this.key = key;
            this.sent = sent;
            fields = sent == null ? List.of() : sent.members();
        }

        Message message() {
            ProcessId from = process("initiator");
            ProcessId to = process("target");
            int portal = (int) number("portal_index");
            long bits = number("match_bits");
            long offset = number("offset");
            return switch (key.kind()) {
                case PUT -> new PutRequest(key.operation(), from, (int) number("user"), to, portal, (int) number("cookie"), bits, offset,
                        descriptor(from), number("length"), number("hdr_data"));
                case GET -> new GetRequest(key.operation(), from, (int) number("user"), to, portal, (int) number("cookie"), bits, offset,
                        descriptor(from), number("length"));
                case ACK -> new Acknowledgement(key.operation(), from, to, portal, bits, offset, descriptor(to), number("requested_length"),
                        number("manipulated_length"));
                case REPLY -> new Reply(key.operation(), from, to, portal, bits, offset, descriptor(to), number("requested_length"),
                        number("manipulated_length"));
            };
        }

        private JsonValue given(String name) {
            return sent == null && values.areRight() ? members.required(name, "all members of a message that no process of the file has sent")
                    : members.optional(name);
        }

        private long number(String name) {
            JsonValue value = given(name);
            long ours = Fields.value(fields, name, Long.class).orElse(0L);
            return value == null ? ours : compared(name, value, name.endsWith("bits") || name.endsWith("data") || name.endsWith("length")
                    || name.equals("offset") ? values.number(value) : values.integer(value), ours);
        }

        private long compared(String name, JsonValue value, long theirs, long ours) {
            if (sent != null && theirs != ours && values.areRight()) {
                differences.add(sent.label() + ": " + name, value.text(), Long.toUnsignedString(ours));
            }
            return theirs;
        }

        private ProcessId process(String name) {
            JsonValue value = given(name);
            Optional<ProcessId> ours = Fields.value(fields, name, ProcessId.class);
            if (value == null) {
                return ours.orElse(ProcessId.ANY);
            }
            ProcessId theirs = values.id(value);
            if (ours.isPresent() && !theirs.equals(ours.get()) && values.areRight()) {
                differences.add(sent.label() + ": " + name, theirs.toString(), ours.get().toString());
            }
            return theirs;
        }

        /** The initiator's descriptor; the handles of a process that the file does not have are known to nobody and stand for themselves. */
        private long descriptor(ProcessId owner) {
            JsonValue value = given("memory_desc");
            long ours = Fields.value(fields, "memory_desc", Long.class).orElse(0L);
            if (value == null) {
                return ours;
            }
            RunningProcess process = processes.of(owner);
            long theirs = process != null ? new ProcessValues(values, process).handle(value) : outside(owner, value);
            return compared("memory_desc", value, theirs, ours);
        }

        private long outside(ProcessId owner, JsonValue value) {
            Long constant = HandleNames.constant(values.text(value));
            return constant != null ? constant : value.text().startsWith(Values.HEXADECIMAL) ? values.number(value)
                    : processes.outsideDescriptor(owner, value.text());
        }
    }
}
