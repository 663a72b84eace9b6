package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows what the keys do. */
public final class KeysHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        new KeysDialog(HandlerUtil.getActiveShell(execution)).open();
        return null;
    }
}
