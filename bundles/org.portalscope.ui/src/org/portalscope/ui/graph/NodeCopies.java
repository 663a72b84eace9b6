package org.portalscope.ui.graph;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.SubjectRows;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.CopiedState;
import org.portalscope.ui.part.StateCopySource;

/** What the selected node shows, in the forms in which it leaves the window. */
record NodeCopies(Supplier<String> words, Supplier<Optional<ProcessSubject>> selected, Supplier<Optional<SessionController>> steered)
        implements StateCopySource {

    @Override
    public String text() {
        return words.get();
    }

    @Override
    public String csv() {
        return copied(session -> SubjectRows.of(session, selected.get().orElseThrow()).csv());
    }

    @Override
    public String scenario() {
        return copied(session -> CopiedState.statements(session, List.of(selected.get().orElseThrow())));
    }

    private String copied(Function<SessionController, String> form) {
        return steered.get().filter(session -> !session.isBusy() && selected.get().isPresent()).map(form).orElse("");
    }
}
