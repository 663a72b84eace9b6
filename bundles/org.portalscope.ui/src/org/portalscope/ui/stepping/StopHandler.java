package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.portalscope.ui.part.ViewedSession;

/** Ends a long move where it has come to. */
public final class StopHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).cancel();
        return null;
    }
}
