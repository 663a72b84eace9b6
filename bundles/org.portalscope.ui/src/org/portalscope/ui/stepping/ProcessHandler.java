package org.portalscope.ui.stepping;

import java.util.Map;
import java.util.OptionalInt;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.commands.IElementUpdater;
import org.eclipse.ui.menus.UIElement;
import org.portalscope.ui.session.SessionServices;

/** Shows the current process again; its button carries the name of the process that is shown. */
public final class ProcessHandler extends AbstractHandler implements IElementUpdater {

    /** The command's id. */
    static final String COMMAND = "org.portalscope.ui.process";

    @Override
    public Object execute(ExecutionEvent execution) {
        SessionServices.shown().pin(OptionalInt.empty());
        return null;
    }

    @Override
    public void updateElement(UIElement element, @SuppressWarnings("rawtypes") Map parameters) {
        element.setText(ProcessNames.shown(SessionServices.shown()));
        element.setTooltip("Which process the Portals Graph shows in full");
    }
}
