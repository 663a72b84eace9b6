package org.portalscope.analysis.breakpoint;

import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.protocol.EntryRoles;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.world.Transition;

/**
 * Something that becomes of a message: the cursor stops behind the step that says so.
 *
 * @param roles what match entries are for, by the index of their process
 */
public record OutcomeTarget(BreakpointOutcome outcome, List<EntryRoles> roles) implements BreakpointTarget {

    private static final Set<DropReason> DENIALS = EnumSet.of(DropReason.COOKIE, DropReason.ACCESS_ID, DropReason.ACCESS_PORTAL);
    private static final String ROOM_CHECK = "RoomCheck";
    private static final String BITS_CHECK = "BitsCheck";
    private static final String ENTRY_UNLINKED = "EntryUnlinked";
    private static final String MESSAGE_DROPPED = "MessageDropped";

    public OutcomeTarget {
        roles = List.copyOf(roles);
    }

    /** A message for nobody is dropped by a check; what entries are examined, only checks tell. */
    @Override
    public boolean needsChecks() {
        return outcome == BreakpointOutcome.DROPPED || outcome == BreakpointOutcome.NO_ROOM || outcome == BreakpointOutcome.UNEXPECTED;
    }

    /** What turns out to be unexpected depends on what was told of the message before. */
    @Override
    public boolean looksAround() {
        return outcome == BreakpointOutcome.UNEXPECTED;
    }

    @Override
    public boolean mayMatch(String kind) {
        return switch (outcome) {
            case DROPPED -> kind.equals(MESSAGE_DROPPED) || kind.equals("NoSuchProcess");
            case TRUNCATED -> kind.equals("OperationStarted");
            case UNLINKED -> kind.equals(ENTRY_UNLINKED);
            case NO_ROOM -> kind.equals(ROOM_CHECK);
            case EVENT_LOST -> kind.equals("EventLost");
            case ACCESS_DENIED -> kind.equals(MESSAGE_DROPPED);
            case UNEXPECTED -> kind.equals(BITS_CHECK) || kind.equals(MESSAGE_DROPPED);
        };
    }

    @Override
    public boolean mayMatch(String kind, boolean passed) {
        return switch (kind) {
            case ROOM_CHECK -> !passed && mayMatch(kind);
            case BITS_CHECK -> passed && mayMatch(kind);
            default -> mayMatch(kind);
        };
    }

    @Override
    public boolean matches(Transition transition, int index) {
        Step step = transition.steps().get(index);
        return switch (outcome) {
            case DROPPED -> step.category() == Step.Category.DROP;
            case TRUNCATED -> step.category() == Step.Category.START && step.field("operation", Operation.class).filter(OutcomeTarget::isTruncated).isPresent();
            case UNLINKED -> step.kind().equals(ENTRY_UNLINKED);
            case NO_ROOM -> step.kind().equals(ROOM_CHECK) && !((Check) step).passed();
            case EVENT_LOST -> step.category() == Step.Category.LOSS;
            case ACCESS_DENIED -> reason(step).filter(DENIALS::contains).isPresent();
            case UNEXPECTED -> new UnexpectedArrival(roles).turnsOut(transition, index);
        };
    }

    private static Optional<DropReason> reason(Step step) {
        return step.category() == Step.Category.DROP ? step.field("reason", DropReason.class) : Optional.empty();
    }

    /** Whether it serves a request at its target, with less than was requested. */
    private static boolean isTruncated(Operation operation) {
        boolean serves = operation.kind() == Operation.Kind.PUT || operation.kind() == Operation.Kind.GET;
        return serves && Long.compareUnsigned(operation.length(), operation.message().length()) < 0;
    }

    @Override
    public String text() {
        return outcome.toString();
    }
}
