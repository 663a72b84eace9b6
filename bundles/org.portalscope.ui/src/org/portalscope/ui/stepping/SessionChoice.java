package org.portalscope.ui.stepping;

import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/** Which of the open sessions views show. */
public final class SessionChoice extends ToolbarChoice {

    /** Made by the workbench. */
    public SessionChoice() {
        super("icons/session.svg", new SessionMenu());
    }

    @Override
    protected String label(ShownSession session) {
        return session.open().map(open -> open.launch().title()).orElse("No session");
    }

    @Override
    protected String tooltip(ShownSession session) {
        return "Which session views show" + session.open().map(OpenSession::launch).map(launch -> "\n" + launch.title() + ", of " + launch.source()).orElse("");
    }

    @Override
    protected boolean isEnabled(ShownSession session) {
        return !SessionServices.sessions().all().isEmpty();
    }
}
