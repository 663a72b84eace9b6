package org.portalscope.world.waiting;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Something that one of some processes has to do.
 *
 * @param operation  of the waiting thread that it ends, such as {@code receive}; empty if that is the call itself
 * @param partner    of the operation, such as {@code from rank[1], tag 7}; may be empty
 * @param reason     why it has not happened, such as {@code no matching message has arrived}; may be empty
 * @param end        that the only process which could do it does nothing more, such as {@code rank[1] has ended}; empty if it may
 * @param processes  indices of those each of which could do it by itself
 * @param message    that is waited for or sent; nothing if no message identifies it
 * @param notes      what a reader should know first, instead of the reason
 * @param candidates messages that have come and nearly fit, the first few of them
 */
public record AwaitedAct(String operation, String partner, String reason, String end, List<Integer> processes, Optional<AwaitedMessage> message,
        List<String> notes, List<UnexpectedCandidate> candidates) {

    public AwaitedAct {
        processes = List.copyOf(processes);
        notes = List.copyOf(notes);
        candidates = List.copyOf(candidates);
    }

    /** One that no message identifies. */
    public static AwaitedAct of(String reason, List<Integer> processes) {
        return new AwaitedAct("", "", reason, "", processes, Optional.empty(), List.of(), List.of());
    }

    /** The operation with its partner, {@code receive from rank[1], tag 7}; empty if both are. */
    String object() {
        return operation + (operation.isEmpty() || partner.isEmpty() ? "" : " ") + partner;
    }

    /** Why it has not happened, with what a reader should know; may be empty. */
    String why() {
        String remarks = remarks();
        boolean isWhole = remarks.isEmpty() || object().isEmpty();
        return Stream.of(isWhole ? reason : "", remarks, isWhole ? end : "").filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    /** Notes, or else the first message that nearly fits; empty if there are none. */
    String remarks() {
        if (!notes.isEmpty()) {
            return String.join("; ", notes);
        }
        return candidates.isEmpty() ? "" : candidates.get(0).words() + others();
    }

    /** How many others nearly fit that differ in the same as the first one. */
    private String others() {
        long others = candidates.stream().filter(each -> each.differs() == candidates.get(0).differs()).count() - 1;
        return others == 0 ? "" : " (" + others + " more nearly " + (others == 1 ? "fits" : "fit") + ")";
    }
}
