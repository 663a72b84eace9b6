package org.portalscope.ui.stepping;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.SessionServices;

/** Selects the next of the open sessions. */
public final class NextSessionHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        OpenSessions sessions = SessionServices.sessions();
        List<OpenSession> all = sessions.all();
        if (!all.isEmpty()) {
            sessions.select(all.get((sessions.selected().map(all::indexOf).orElse(-1) + 1) % all.size()));
        }
        return null;
    }
}
