package org.portalscope.presentation.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;

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

    /** The same for a session, if it depends on that. */
    default String withoutChoice(SessionController steered) {
        return withoutChoice();
    }

    /** A filter that finds something in many of its tables, such as {@code portal:4}. */
    default String exampleOfFilter() {
        return "portal:4";
    }

    /** A filter for a table: the usual example, if the table has its column, else one for the tag, or else for the first column. */
    default String exampleOfFilter(StateTable table) {
        return Stream.of(exampleOfFilter(), "tag:7").filter(example -> table.hasColumn(example.substring(0, example.indexOf(':')))).findFirst()
                .orElseGet(() -> table.columns().get(0).name() + ':' + table.rows().stream().findFirst().map(row -> row.text(0)).orElse("..."));
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
