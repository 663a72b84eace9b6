package org.portalscope.presentation.table;

import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessSubject;

/** What is selected in all views when a row is selected in one: of messages and events, the operation that they belong to. */
public final class RowSubject {

    private RowSubject() {
    }

    /** What a row stands for in other views. */
    public static ProcessSubject of(Session session, RowKey row) {
        return new ProcessSubject(row.process(), operation(session, row).<Subject>map(Subject.OfOperation::new).orElse(row.subject()));
    }

    private static Optional<OperationId> operation(Session session, RowKey row) {
        if (row.subject() instanceof Subject.OfMessage message) {
            return Optional.of(message.key().operation());
        }
        return row.number() != 0 && row.subject() instanceof Subject.OfObject queue ? session.operationOf(row.process(), queue.handle(), row.number())
                : Optional.empty();
    }

    /** What an event is about besides its queue: its descriptor, and the operation that is selected, if it tells of that. */
    static Set<Subject> ofEvent(SessionController steered, int process, long queue, long sequence, long descriptor) {
        Subject object = new Subject.OfObject(descriptor);
        return steered.selectedSubject().map(ProcessSubject::subject).filter(Subject.OfOperation.class::isInstance).map(Subject.OfOperation.class::cast)
                .filter(selected -> steered.session().tells(process, queue, sequence, selected.id())).map(selected -> Set.of(object, selected))
                .orElse(Set.of(object));
    }
}
