package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.portalscope.timeline.Position;
import org.portalscope.ui.part.ViewedSession;

/** Moves the cursor to before the first step. */
public final class ToStartHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).seek(Position.START);
        return null;
    }
}
