package org.portalscope.ui.variables;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Watches the value that is selected in Variables, or asks for one. */
public final class WatchHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        try {
            ((VariablesView) HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage().showView(VariablesView.ID)).watch();
        } catch (PartInitException e) {
            throw new ExecutionException("Variables cannot be shown", e);
        }
        return null;
    }
}
