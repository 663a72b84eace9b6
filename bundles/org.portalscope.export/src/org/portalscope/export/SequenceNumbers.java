package org.portalscope.export;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Step;
import org.portalscope.world.network.Payload;

/** Numbers messages in the order in which they leave, from 1 for each pair of processes. It remembers those that are under way, and no others. */
final class SequenceNumbers {

    private final Map<Pair, Long> last = new HashMap<>();
    private final Map<Message.Key, Long> underWay = new HashMap<>();

    private record Pair(ProcessId initiator, ProcessId target) {
    }

    /** The number of the message of a frame; the next one if the message leaves with it, or if nothing was recorded of its leaving. */
    long of(PassingFrame frame) {
        Message.Key message = frame.message().key();
        if (frame.header() && !frame.arrives()) {
            underWay.put(message, next(frame.message()));
        }
        return underWay.computeIfAbsent(message, unknown -> next(frame.message()));
    }

    private long next(Message message) {
        return last.merge(new Pair(message.initiator(), message.target()), 1L, Long::sum);
    }

    /** Forgets a message if a frame that arrives is the last of it. */
    void arrived(PassingFrame frame) {
        boolean isLast = !frame.message().kind().carriesData() || frame.bringsData();
        if (frame.arrives() && isLast) {
            underWay.remove(frame.message().key());
        }
    }

    /** Forgets a message that is discarded in a step; one with data is over when they are, too. */
    void happened(Step step) {
        if (step.category() == Step.Category.DROP) {
            step.field("message", Message.class).filter(message -> !message.kind().carriesData()).ifPresent(message -> underWay.remove(message.key()));
        } else if (step.category() == Step.Category.DATA && step.field("payload", Payload.class).isPresent()) {
            step.field("message", Message.Key.class).ifPresent(underWay::remove);
        }
    }

    /** How many messages it remembers. */
    int size() {
        return underWay.size();
    }
}
