package org.portalscope.replay;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** What repeated transitions have to do with messages of other processes. */
final class RepeatedMessages {

    private RepeatedMessages() {
    }

    /** What a choice makes happen, whether with the inputs that the world would give or with recorded ones. */
    static Choice plain(Choice choice) {
        return choice instanceof Choice.Repeat repeat ? repeat.choice() : choice;
    }

    /** The message that a choice delivers, or null if it delivers none. */
    static Message delivered(Choice choice) {
        return plain(choice) instanceof Choice.Deliver deliver ? deliver.message() : null;
    }

    /** The message that a choice delivers together with its data, or null. */
    static Message deliveredWhole(Choice choice) {
        boolean isWhole = choice instanceof Choice.Repeat repeat && repeat.inputs().stream().anyMatch(MessageArrived.class::isInstance);
        Message message = isWhole ? delivered(choice) : null;
        return message != null && message.kind().carriesData() ? message : null;
    }

    /** The message whose data a choice takes, or null. */
    static Message completed(Choice choice) {
        return plain(choice) instanceof Choice.Complete completion && completion.operation().needsData() ? completion.operation().message() : null;
    }

    /** Whether the process that sends a message has an operation pending that sends its data when it ends: only the data of puts leave behind their header. */
    static boolean isYetToSend(World world, Message.Key message) {
        WorldProcess sender = message.kind() == Message.Kind.PUT ? world.process(message.operation().initiator()).orElse(null) : null;
        return sender != null && pending(sender, kind -> kind == Operation.Kind.SEND).stream().anyMatch(sent -> sent.key().equals(message));
    }

    /** The messages of the pending operations of a process, of some kinds. */
    static List<Message> pending(WorldProcess process, Predicate<Operation.Kind> kinds) {
        List<Message> messages = new ArrayList<>();
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (PendingOperation operation : ni.pendingOperations()) {
                if (kinds.test(operation.kind())) {
                    messages.add(operation.header().message());
                }
            }
        }
        return messages;
    }
}
