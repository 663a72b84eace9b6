package org.portalscope.ui.whatif;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.part.ViewedSession;

/** Asks how another request would be translated at the cursor. */
public final class WhatIfHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).snapshot()
                .ifPresent(snapshot -> new WhatIfDialog(HandlerUtil.getActiveWorkbenchWindow(execution).getShell(), snapshot).open());
        return null;
    }
}
