package org.portalscope.ui.presentation;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.session.SessionServices;

/** Begins a presentation, or ends it. */
public final class PresentationHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        Presentation.toggle(HandlerUtil.getActiveWorkbenchWindow(execution).getShell(), SessionServices.sessions());
        return null;
    }
}
