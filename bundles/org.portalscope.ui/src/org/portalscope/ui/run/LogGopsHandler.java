package org.portalscope.ui.run;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.SessionServices;

/** Asks for the parameters of the LogGOPS model and starts the GOAL schedule of a session anew with them. */
public final class LogGopsHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(execution);
        ViewedSession.of(execution).open().map(session -> RunTarget.of(window.getActivePage(), session)).ifPresent(target ->
                target.noSchedule().ifPresentOrElse(SessionServices.shown()::missed, () -> new LogGopsDialog(window.getShell(), target).ask()));
        return null;
    }
}
