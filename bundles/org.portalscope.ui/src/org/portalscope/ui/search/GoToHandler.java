package org.portalscope.ui.search;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;

/** Asks to which place in what has been executed to go. */
public final class GoToHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).open().map(OpenSession::controller).filter(controller -> !controller.isBusy())
                .ifPresent(controller -> open(shell, controller));
        return null;
    }

    private static void open(Shell shell, SessionController controller) {
        new GoToDialog(shell, controller).open();
    }
}
