package org.portalscope.ui.status;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.portalscope.presentation.control.RunOutcome;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scene.style.State;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.part.Banner;
import org.portalscope.ui.part.Commands;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.ShownSession;

/** How the run of the selected session ended, over the width of the window and whole, with links to what it is about; there from the end of the run on. */
final class OutcomeLine {

    private static final int MARGIN = 4;

    private final ShownSession shown;
    private final Banner banner;
    private List<RunOutcome.Part> parts = List.of();

    OutcomeLine(Composite parent, ShownSession shown) {
        this.shown = shown;
        banner = new Banner(parent, MARGIN, State.ACCEPTED, this::follow);
    }

    /** Shows the outcome of the session; says whether the line is another one than before. */
    boolean show() {
        Optional<SessionSnapshot> snapshot = shown.snapshot();
        Optional<RunOutcome> outcome = snapshot.flatMap(SessionSnapshot::outcome);
        List<RunOutcome.Part> now = outcome.map(ended -> ended.parts(snapshot.get().position())).orElse(List.of());
        boolean changes = !now.equals(parts);
        parts = now;
        if (changes) {
            outcome.ifPresentOrElse(ended -> banner.show(OutcomeWords.markup(now), ended.sentence(), OutcomeWords.state(ended.result().result())),
                    banner::hide);
        }
        return changes;
    }

    private void follow(String link) {
        RunOutcome.Part part = parts.get(Integer.parseInt(link));
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        Optional<RunOutcome> outcome = shown.snapshot().flatMap(SessionSnapshot::outcome);
        switch (part.lead()) {
            case STATEMENT -> part.place().ifPresent(place -> Scenarios.reveal(page, place));
            case END -> outcome.ifPresent(ended -> shown.seek(ended.end()));
            case RESUME -> Commands.run("org.portalscope.ui.resume");
            case EXPECTATIONS -> shown.open().filter(session -> !session.controller().isBusy())
                    .ifPresent(session -> outcome.ifPresent(ended -> list(session, ended)));
            case NONE -> { }
        }
    }

    private static void list(OpenSession session, RunOutcome outcome) {
        new ExpectationsDialog(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), session, outcome).open();
    }

    void recolour() {
        banner.recolour();
    }
}
