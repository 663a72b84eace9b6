package org.portalscope.analysis.breakpoint;

import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.step.Numbers;
import org.portalscope.engine.step.Step;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/**
 * Requests for a Portal index with certain match bits: the cursor stops where one has arrived and is about to be translated, Portals 3.2 §4.2.
 *
 * @param index      of the Portal
 * @param matchBits  those of the request
 * @param ignoreBits bits that may differ, all of them if any request counts
 */
public record PortalTarget(int index, long matchBits, long ignoreBits) implements BreakpointTarget {

    /** Every bit may differ. */
    public static final long ANY_BITS = -1;

    /** The requests whose bits a match entry takes; nothing if the entry is not there. */
    public static Optional<PortalTarget> of(long entry, ProcessState process) {
        return Optional.ofNullable(process.portals().entry(entry)).map(MatchEntry::values)
                .map(values -> new PortalTarget(values.portal(), values.matchBits(), values.ignoreBits()));
    }

    @Override
    public boolean needsChecks() {
        return false;
    }

    @Override
    public boolean looksAround() {
        return false;
    }

    @Override
    public boolean mayMatch(String kind) {
        return kind.equals("MessageDelivered");
    }

    @Override
    public boolean matches(Transition transition, int step) {
        Step opening = transition.steps().get(step);
        return opening.category() == Step.Category.ARRIVAL && opening.field("message", Message.class).filter(this::isFor).isPresent();
    }

    private boolean isFor(Message message) {
        return message instanceof Request && message.portal() == index && ((message.matchBits() ^ matchBits) & ~ignoreBits) == 0;
    }

    @Override
    public String text() {
        return "portal " + index + (ignoreBits == ANY_BITS ? "" : " bits " + Numbers.hex(matchBits))
                + (ignoreBits == ANY_BITS || ignoreBits == 0 ? "" : " ignoring " + Numbers.hex(ignoreBits));
    }

    @Override
    public Optional<String> obstacle(WorldState state) {
        return state.processes().stream().anyMatch(this::hasEntry) ? Optional.empty()
                : Optional.of("no match entry of portal " + index + (ignoreBits == ANY_BITS ? "" : " takes such bits") + " at the cursor");
    }

    private boolean hasEntry(ProcessState process) {
        return process.portals().interfaces().stream().filter(ni -> ni.validPortal(index))
                .anyMatch(ni -> Stream.iterate(ni.list(index).first(), Objects::nonNull, MatchEntry::next).anyMatch(this::mayTake));
    }

    private boolean mayTake(MatchEntry entry) {
        return ((entry.values().matchBits() ^ matchBits) & ~ignoreBits & ~entry.values().ignoreBits()) == 0;
    }
}
