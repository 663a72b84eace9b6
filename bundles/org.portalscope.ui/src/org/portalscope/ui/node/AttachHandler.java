package org.portalscope.ui.node;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks which nodes to attach to. */
public final class AttachHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        AttachDialog.ask(HandlerUtil.getActiveWorkbenchWindow(execution));
        return null;
    }
}
