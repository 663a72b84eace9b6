package org.portalscope.ui.breakpoint;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.portalscope.ui.part.ViewedSession;

/** Marks the hits of breakpoints in all that has been executed; Stop ends it. */
public final class FindHitsHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).open().ifPresent(open -> open.controller().findHits());
        return null;
    }
}
