package org.portalscope.export.report;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;

/**
 * What a message that arrived came to, Portals 3.2 §4.2.
 *
 * @param drop    the step that discards it, if one does
 * @param entry   the match entry that was examined last, which accepts it unless it is dropped; none for a response
 * @param started the operation that it starts, if it starts one
 */
public record ArrivalOutcome(Optional<Step> drop, Optional<EntryRef> entry, Optional<Operation> started) {

    /** The outcome that the steps of its arrival tell. */
    public static ArrivalOutcome of(List<Step> steps) {
        EntryRef entry = null;
        Operation started = null;
        for (Step step : steps) {
            switch (step.category()) {
                case DROP -> {
                    return new ArrivalOutcome(Optional.of(step), Optional.ofNullable(entry), Optional.ofNullable(started));
                }
                case CRITERION, DESCRIPTOR -> entry = step.field("entry", EntryRef.class).orElse(entry);
                case START -> started = step.field("operation", Operation.class).orElse(started);
                default -> {
                }
            }
        }
        return new ArrivalOutcome(Optional.empty(), Optional.ofNullable(entry), Optional.ofNullable(started));
    }

    /** What it came to, in words without a full stop. */
    public String words() {
        return drop.map(Step::words).orElseGet(() -> entry.map(taken -> "accepted by " + taken + " of portal " + taken.portal()).orElse("accepted"));
    }
}
