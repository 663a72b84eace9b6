package org.portalscope.recording.text;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Response;
import org.portalscope.recording.json.JsonValue;
import org.portalscope.recording.json.MemberReader;

/** Reads messages that arrive. */
final class ArrivalReader {

    static final String ACCEPTED = "accepted";
    static final String DROPPED = "dropped";

    private static final List<String> RESULTS = List.of(ACCEPTED, DROPPED);

    private final Values values;
    private final RunningProcesses processes;
    private final MessageReader messages;
    private final Differences differences;

    ArrivalReader(Values values, RunningProcesses processes, MessageReader messages, Differences differences) {
        this.values = values;
        this.processes = processes;
        this.messages = messages;
        this.differences = differences;
    }

    /** A header, or a message as a whole. */
    ReadInput arrival(MemberReader line, RunningProcess process) {
        JsonValue value = line.required("message", "an object with the members of its header");
        boolean whole = values.flag(line.optional("whole"));
        byte[] data = values.bytes(line, "data", "data_base64");
        if (value == null) {
            return null;
        }
        Message message = messages.read(value);
        if (processes.of(message.target()) != process && values.areRight()) {
            values.problems().add(value.position(), "<a message for " + message.target() + ">", "one for " + process.description().name());
        }
        if (data != null && !(whole && message.kind().carriesData())) {
            values.problems().add(value.position(), "<data of " + message.kind().word() + " " + message.operation() + ">",
                    "data with a put or a reply that arrives whole; else they come with the completion");
        }
        Input input = whole ? new MessageArrived(message, data(message, data, process)) : new HeaderArrived(message);
        JsonValue.Member outcome = value.members().get(MessageReader.OUTCOME);
        return outcome == null ? ReadInput.of(input) : new ReadInput(input, compare(outcome.value(), message, process));
    }

    /** Compares what a message came to with what it comes to here. */
    private Consumer<Answer> compare(JsonValue outcome, Message message, RunningProcess process) {
        MemberReader members = new MemberReader(outcome, values.problems());
        JsonValue result = members.required("result", "accepted or dropped");
        JsonValue reason = members.optional("reason");
        members.end();
        boolean dropped = values.word(result, RESULTS, "accepted or dropped") == RESULTS.indexOf(DROPPED);
        DropReason theirs = reason == null ? null : values.constant(reason, DropReason.class, "a reason to drop a message");
        DropCounts counts = DropCounts.before(process, message.target());
        return answer -> {
            Optional<DropReason> ours = counts.dropped();
            boolean same = dropped == ours.isPresent() && (theirs == null || theirs == ours.orElse(null));
            if (!same) {
                differences.add(message.label() + " is", words(dropped, Optional.ofNullable(theirs)), words(ours.isPresent(), ours));
            }
        };
    }

    private static String words(boolean dropped, Optional<DropReason> reason) {
        return dropped ? DROPPED + reason.map(each -> " as " + each).orElse("") : ACCEPTED;
    }

    /** The data of a message: those that are given, else those that were sent, with zero bytes behind them where there are fewer than can be taken. */
    private ByteString data(Message message, byte[] given, RunningProcess process) {
        if (!message.kind().carriesData()) {
            return null;
        }
        byte[] sent = processes.sent().takeData(message.key());
        byte[] data = given != null ? given : sent != null ? sent : new byte[0];
        long carried = message instanceof Response response ? response.manipulatedLength() : message.length();
        int largest = process.portals().state().memory().regions().stream().mapToInt(Region::length).max().orElse(0);
        int taken = Long.compareUnsigned(carried, largest) < 0 ? (int) carried : largest;
        return ByteString.of(data.length < taken ? Arrays.copyOf(data, taken) : data);
    }
}
