package org.portalscope.analysis.breakpoint;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.protocol.ReceiveQueue;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;
import org.portalscope.world.Transition;

/**
 * Recognizes messages that no posted receive takes: an entry for unexpected messages has the bits of the request, or none accepts it.
 *
 * @param roles what match entries are for, by the index of their process
 */
record UnexpectedArrival(List<EntryRoles> roles) {

    UnexpectedArrival {
        roles = List.copyOf(roles);
    }

    /** Whether the message of a transition turns out to be one with a step, and not before. */
    boolean turnsOut(Transition transition, int index) {
        return tells(transition, index) && !tellsBefore(transition, index);
    }

    private boolean tellsBefore(Transition transition, int index) {
        for (int earlier = 0; earlier < index; earlier++) {
            if (tells(transition, earlier)) {
                return true;
            }
        }
        return false;
    }

    private boolean tells(Transition transition, int index) {
        Step step = transition.steps().get(index);
        return step.category() == Step.Category.DROP ? step.field("reason", DropReason.class).filter(DropReason.NO_MATCH::equals).isPresent()
                : step.category() == Step.Category.CRITERION && isForUnexpected((Check) step, roles.get(transition.process()));
    }

    /** Whether a comparison of bits passes for an entry that is for unexpected messages, whether or not it is unlinked by one. */
    private static boolean isForUnexpected(Check check, EntryRoles known) {
        Optional<Long> matchBits = check.passed() ? check.field("match_bits", Long.class) : Optional.empty();
        if (matchBits.isEmpty()) {
            return false;
        }
        int portal = check.field("entry", EntryRef.class).orElseThrow().portal();
        long ignoreBits = check.field("ignore_bits", Long.class).orElseThrow();
        Set<ReceiveQueue> queues = Arrays.stream(Unlink.values()).flatMap(unlink -> known.queueOf(portal, matchBits.get(), ignoreBits, unlink).stream())
                .collect(Collectors.toSet());
        return queues.equals(Set.of(ReceiveQueue.UNEXPECTED));
    }
}
