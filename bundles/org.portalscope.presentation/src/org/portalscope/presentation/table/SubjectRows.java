package org.portalscope.presentation.table;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.state.ProcessSubject;

/** The rows that a table has about something that is selected elsewhere. */
public final class SubjectRows {

    private SubjectRows() {
    }

    /**
     * The rows about an entry, a descriptor, an event queue or memory, in the table that has them; none about anything else.
     *
     * @param steered a session that does not move
     */
    public static CopiedRows of(SessionController steered, ProcessSubject selected) {
        PortalsState portals = steered.session().state().process(selected.process()).portals();
        StateTable table = source(portals, selected.subject()).table(steered, selected.process(), Optional.of(chosen(portals, selected.subject())));
        List<StateRow> rows = table.rows().stream().filter(row -> row.isAbout(selected.process(), selected.subject())).toList();
        return CopiedRows.of(table.columns(), rows);
    }

    private static StateTableSource source(PortalsState portals, Subject subject) {
        if (subject instanceof Subject.OfExtent) {
            return new MemoryTable();
        }
        boolean isQueue = subject instanceof Subject.OfObject object && portals.queue(object.handle()) != null;
        return isQueue ? new EventQueueTable() : new MatchListTable();
    }

    /** What the table is about: of entries and their descriptors the portal. */
    private static Subject chosen(PortalsState portals, Subject subject) {
        MatchEntry entry = subject instanceof Subject.OfObject object ? entry(portals, object.handle()) : null;
        return entry == null ? subject : new Subject.OfPortal(portals.owner(entry.handle()).number(), entry.values().portal());
    }

    private static MatchEntry entry(PortalsState portals, long handle) {
        MemoryDescriptor descriptor = portals.descriptor(handle);
        return portals.entry(descriptor == null ? handle : descriptor.entry());
    }
}
