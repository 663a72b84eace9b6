package org.portalscope.replay;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.step.Numbers;

/**
 * The messages of which recordings hold one end only, although they hold the processes at both.
 *
 * @param neverArrived were sent, and never arrived
 * @param neverSent    arrived, and had not been sent; the first ones, if they are very many
 */
public record UnmatchedMessages(List<Message> neverArrived, List<Message> neverSent) {

    private static final int MOST_NAMED = 8;

    public UnmatchedMessages {
        neverArrived = List.copyOf(neverArrived);
        neverSent = List.copyOf(neverSent);
    }

    /** What is missing, a sentence without a full stop for each sort; empty if all ends were recorded. */
    public List<String> words() {
        return Stream.of(words(neverArrived, "never arrived"), words(neverSent, "arrived without having been sent")).flatMap(Optional::stream).toList();
    }

    private static Optional<String> words(List<Message> messages, String what) {
        if (messages.isEmpty()) {
            return Optional.empty();
        }
        String first = messages.stream().limit(MOST_NAMED).map(Message::label).collect(Collectors.joining(", "));
        return Optional.of(Numbers.count(messages.size(), "message") + ' ' + what + ": " + first + (messages.size() > MOST_NAMED ? ", ..." : ""));
    }
}
