package org.portalscope.ui.variables;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Watches the value that is selected in Variables, or asks for an expression. */
public final class WatchHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        Optional<String> selected = HandlerUtil.getActivePart(execution) instanceof VariablesView variables ? variables.selectedValue() : Optional.empty();
        try {
            ((ExpressionsView) HandlerUtil.getActiveWorkbenchWindow(execution).getActivePage().showView(ExpressionsView.ID)).watch(selected);
        } catch (PartInitException e) {
            throw new ExecutionException("Expressions cannot be shown", e);
        }
        return null;
    }
}
