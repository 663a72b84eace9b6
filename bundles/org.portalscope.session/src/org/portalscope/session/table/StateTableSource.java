package org.portalscope.session.table;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Subject;
import org.portalscope.session.Session;

/** Makes the table that a view shows of the state at the cursor. Not to be asked while a move is running. */
public interface StateTableSource {

    /** What of a process the table can be about, such as the portals with entries; empty if there is nothing to choose. */
    List<Subject> choices(Session session, int process);

    /**
     * The table at the cursor.
     *
     * @param process index of the process that is shown
     * @param chosen  what the user wants to see; if nothing, it follows the cursor
     */
    StateTable table(Session session, int process, Optional<Subject> chosen);
}
