package org.portalscope.ui.stepping;

import java.util.Map;

import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.portalscope.ui.session.SessionServices;

/** Selects the next of the open sessions by a button that carries the name of the one that is selected. */
public final class SessionHandler extends NextSessionHandler implements IElementUpdater {

    /** The command's id. */
    static final String COMMAND = "org.portalscope.ui.chooseSession";

    @Override
    public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
        element.setText(SessionServices.sessions().selected().map(session -> session.launch().title().replace("&", "&&")).orElse("No session"));
        element.setTooltip("Which session the views show");
    }
}
