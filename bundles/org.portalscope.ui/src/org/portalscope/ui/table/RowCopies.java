package org.portalscope.ui.table;

import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.CopiedState;
import org.portalscope.ui.part.StateCopySource;

/** The selected rows of a table, or all if none is selected, in the forms in which they leave the window. */
record RowCopies(StateTableControl table, Supplier<Optional<SessionController>> steered) implements StateCopySource {

    @Override
    public String text() {
        return table.copied().text();
    }

    @Override
    public String csv() {
        return table.copied().csv();
    }

    @Override
    public String scenario() {
        return steered.get().map(session -> CopiedState.statements(session,
                table.chosen().stream().map(row -> new ProcessSubject(row.key().process(), row.key().subject())).toList())).orElse("");
    }
}
