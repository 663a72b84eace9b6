package org.portalscope.ui.branch;

import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Shows where two timelines of a run begin to differ. */
public final class CompareTimelinesHandler extends AbstractHandler {

    private static final String ONE_ONLY = "The run has one timeline only; Run › Branches › Choose Another Transition begins another.";

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).open().ifPresent(session -> compare(shell, session));
        return null;
    }

    private static void compare(Shell shell, OpenSession session) {
        List<OpenSession> others = SessionServices.sessions().all().stream().filter(other -> other != session && session.isOfTheSameRun(other)).toList();
        if (others.isEmpty()) {
            SessionServices.shown().missed(ONE_ONLY);
        } else {
            new CompareTimelinesDialog(shell, session, others).open();
        }
    }
}
