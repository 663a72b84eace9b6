package org.portalscope.ui.editor;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.SessionServices;

/**
 * Starts the scenario of the editor in front anew, or of the editor whose session is selected; without an editor, the session as it was started. What is
 * in a recording is not run again: its session goes to where it was seen first.
 */
public final class RestartHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        Optional<OpenSession> replay = SessionServices.sessions().selected().filter(OpenSession::isReplay);
        if (replay.isPresent()) {
            replay.get().controller().seek(InitialPositions::firstTranslation);
            return null;
        }
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage();
        Optional<ScenarioEditor> inFront = Optional.ofNullable(page.getActiveEditor()).flatMap(RestartHandler::scenario);
        inFront.or(() -> Stream.of(page.getEditorReferences()).map(RestartHandler::open).flatMap(Optional::stream)
                .filter(ScenarioEditor::isInSession).findFirst()).ifPresentOrElse(ScenarioEditor::start, RestartHandler::restart);
        return null;
    }

    private static void restart() {
        OpenSessions sessions = SessionServices.sessions();
        sessions.selected().ifPresent(session -> sessions.replace(session, session.launch().titled(session.controller().session().title()),
                InitialPositions::firstTranslation));
    }

    private static Optional<ScenarioEditor> open(IEditorReference reference) {
        return Optional.ofNullable(reference.getEditor(false)).flatMap(RestartHandler::scenario);
    }

    private static Optional<ScenarioEditor> scenario(IEditorPart editor) {
        return editor instanceof ScenarioEditor scenario ? Optional.of(scenario) : Optional.empty();
    }
}
