package org.portalscope.ui.part;

import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/** Finds the session that a command is about: the one in the view that has the focus, or else the selected one. */
public final class ViewedSession {

    private ViewedSession() {
    }

    /** The session of the part in which a command is executed. */
    public static ShownSession of(ExecutionEvent execution) {
        return HandlerUtil.getActivePart(execution) instanceof SessionView view ? view.controller() : SessionServices.shown();
    }
}
