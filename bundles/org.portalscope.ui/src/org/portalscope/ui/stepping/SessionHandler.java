package org.portalscope.ui.stepping;

import java.util.List;
import java.util.Map;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.SessionServices;

/** Selects the next of the open sessions; its button carries the name of the one that is selected. */
public final class SessionHandler extends AbstractHandler implements IElementUpdater {

    /** The command's id. */
    static final String COMMAND = "org.portalscope.ui.nextSession";

    @Override
    public Object execute(ExecutionEvent execution) {
        OpenSessions sessions = SessionServices.sessions();
        List<OpenSession> all = sessions.all();
        sessions.selected().ifPresent(selected -> sessions.select(all.get((all.indexOf(selected) + 1) % all.size())));
        return null;
    }

    @Override
    public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
        element.setText(SessionServices.sessions().selected().map(session -> session.launch().title().replace("&", "&&")).orElse("No session"));
        element.setTooltip("Which session the views show");
    }
}
