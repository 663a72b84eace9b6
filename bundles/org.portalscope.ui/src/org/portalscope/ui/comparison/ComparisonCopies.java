package org.portalscope.ui.comparison;

import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.scene.bits.ComparisonScene;
import org.portalscope.scene.bits.EntryExamination;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.part.CopiedState;
import org.portalscope.ui.part.StateCopySource;

/** A comparison of bits in the forms in which it leaves the window: as a scenario, the entry. */
record ComparisonCopies(Supplier<String> words, Supplier<Optional<EntryExamination>> examination, Supplier<Optional<SessionController>> steered)
        implements StateCopySource {

    private static final List<String> COLUMNS = List.of("line", "bits");

    @Override
    public String text() {
        return words.get();
    }

    @Override
    public String csv() {
        return steered.get().flatMap(session -> examination.get()).map(shown -> new CopiedRows(COLUMNS, ComparisonScene.lines(shown)).csv()).orElse("");
    }

    @Override
    public String scenario() {
        return steered.get().filter(session -> !session.isBusy()).flatMap(session -> examination.get().map(shown -> CopiedState.statements(session,
                List.of(new ProcessSubject(session.session().cursorState().process(), new Subject.OfObject(shown.handle())))))).orElse("");
    }
}
