package org.portalscope.ui.application;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Closes the editor in front, also while a view has the focus, in which the platform's own handler does nothing. */
public final class CloseHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        HandlerUtil.getActiveWorkbenchWindowChecked(execution).getActivePage()
                .closeEditor(HandlerUtil.getActiveEditorChecked(execution), true);
        return null;
    }
}
