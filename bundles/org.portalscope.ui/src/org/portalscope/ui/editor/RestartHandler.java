package org.portalscope.ui.editor;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.handlers.HandlerUtil;

/** Starts the scenario of the editor in front anew, or of the editor whose session is open. */
public final class RestartHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchPage page = HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage();
        Optional<ScenarioEditor> inFront = Optional.ofNullable(page.getActiveEditor()).flatMap(RestartHandler::scenario);
        inFront.or(() -> Stream.of(page.getEditorReferences()).map(RestartHandler::open).flatMap(Optional::stream)
                .filter(ScenarioEditor::isInSession).findFirst()).ifPresent(ScenarioEditor::start);
        return null;
    }

    private static Optional<ScenarioEditor> open(IEditorReference reference) {
        return Optional.ofNullable(reference.getEditor(false)).flatMap(RestartHandler::scenario);
    }

    private static Optional<ScenarioEditor> scenario(IEditorPart editor) {
        return editor instanceof ScenarioEditor scenario ? Optional.of(scenario) : Optional.empty();
    }
}
