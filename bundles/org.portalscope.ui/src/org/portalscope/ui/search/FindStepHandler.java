package org.portalscope.ui.search;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.part.ViewedSession;

/** Asks which step is to be found. */
public final class FindStepHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        FindStepDialog.open(HandlerUtil.getActiveWorkbenchWindow(execution).getShell(), ViewedSession.of(execution));
        return null;
    }
}
