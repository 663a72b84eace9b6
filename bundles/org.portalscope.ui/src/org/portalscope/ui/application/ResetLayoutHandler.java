package org.portalscope.ui.application;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;

/** Puts all views back to their places, without asking. */
public final class ResetLayoutHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage().resetPerspective();
        return null;
    }
}
