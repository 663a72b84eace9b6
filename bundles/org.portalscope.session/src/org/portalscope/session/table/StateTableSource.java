package org.portalscope.session.table;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Subject;
import org.portalscope.session.control.SessionController;

/** Makes the table that a view shows of the state at the cursor. Not to be asked while a move is running. */
public interface StateTableSource {

    /**
     * What of a process the table can be about, such as the portals with entries; empty if there is nothing to choose.
     *
     * @param steered the session, by what steers it
     * @param process index of the process that is shown
     */
    List<Subject> choices(SessionController steered, int process);

    /** What a table is called that nothing has been chosen for. */
    default String withoutChoice() {
        return "At cursor";
    }

    /** A filter that finds something in many of its tables, such as {@code portal:4}. */
    default String exampleOfFilter() {
        return "portal:4";
    }

    /**
     * The table at the cursor.
     *
     * @param steered the session, by what steers it
     * @param process index of the process that is shown
     * @param chosen  what the user wants to see; if nothing, it follows the cursor
     */
    StateTable table(SessionController steered, int process, Optional<Subject> chosen);
}
