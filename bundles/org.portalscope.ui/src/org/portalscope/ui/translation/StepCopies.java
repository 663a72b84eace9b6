package org.portalscope.ui.translation;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.timeline.text.StepRows;
import org.portalscope.ui.part.CopiedState;
import org.portalscope.ui.part.StateCopySource;

/** The selected step, or all if none is, in the forms in which it leaves the window; as a scenario, what the selected step is about. */
record StepCopies(Supplier<List<StepRows.Row>> rows, Supplier<Optional<ProcessSubject>> selected, Supplier<Optional<SessionController>> steered)
        implements StateCopySource {

    private static final List<String> COLUMNS = List.of("step", "of", "what happens", "section");

    @Override
    public String text() {
        return copied().text();
    }

    @Override
    public String csv() {
        return copied().csv();
    }

    private CopiedRows copied() {
        return new CopiedRows(COLUMNS, rows.get().stream()
                .map(row -> List.of(TranslationWords.number(row), TranslationWords.scope(row), row.words(), TranslationWords.section(row))).toList());
    }

    @Override
    public String scenario() {
        return steered.get().map(session -> CopiedState.statements(session, selected.get().stream().toList())).orElse("");
    }
}
