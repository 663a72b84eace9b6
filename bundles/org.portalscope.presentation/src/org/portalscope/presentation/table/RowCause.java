package org.portalscope.presentation.table;

import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.text.SubjectWords;

/** Leads from a row to the step that brought it about: from a message to its call, from an event to where it was logged, from a row that a protocol
 * keeps to where it came about, else to the last change. */
public final class RowCause {

    private RowCause() {
    }

    /** Moves the cursor to the cause of a row; if there is none before the cursor, it stays where it is and listeners are told. */
    public static void goTo(SessionController controller, RowKey row) {
        Optional<OperationId> operation = operation(row.subject());
        if (operation.isPresent()) {
            controller.session().beginning(operation.get()).ifPresent(controller::seek);
        } else {
            kept(controller.session(), row).ifPresentOrElse(controller::seek, () -> controller.find(changes(row), Direction.BACK));
        }
    }

    /** Behind the transition in which a row came about that a protocol keeps and that stands for nothing else. */
    private static Optional<Position> kept(Session session, RowKey row) {
        OptionalInt since = row.subject() instanceof Subject.OfLabel table ? new RowAges(session, table.text()).since(row) : OptionalInt.empty();
        return since.isPresent() ? Optional.of(new Position(since.getAsInt(), session.timeline().steps(since.getAsInt()))) : Optional.empty();
    }

    /** The steps that change what a row is about. */
    public static StepQuery changes(RowKey row) {
        StepPredicate predicate = row.subject() instanceof Subject.OfObject queue && row.number() != 0
                ? new LoggedEvent(row.process(), queue.handle(), row.number()) : new WatchedValue(row.process(), row.subject(), null);
        return StepQuery.changes(predicate, SubjectWords.of(row.subject()));
    }

    private static Optional<OperationId> operation(Subject subject) {
        if (subject instanceof Subject.OfMessage message) {
            return Optional.of(message.key().operation());
        }
        return subject instanceof Subject.OfOperation operation ? Optional.of(operation.id()) : Optional.empty();
    }
}
