package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.SessionServices;

/** Ends the session of the view that has the focus, or else the selected one. */
public final class CloseSessionHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).open().ifPresent(SessionServices.sessions()::close);
        return null;
    }
}
