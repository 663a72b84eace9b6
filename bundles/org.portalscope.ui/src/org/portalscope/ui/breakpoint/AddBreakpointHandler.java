package org.portalscope.ui.breakpoint;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.part.ViewedSession;

/** Asks for a breakpoint of the session of the view that has the focus, or else the selected one. */
public final class AddBreakpointHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        BreakpointDialog.add(HandlerUtil.getActiveShell(execution), ViewedSession.of(execution));
        return null;
    }
}
