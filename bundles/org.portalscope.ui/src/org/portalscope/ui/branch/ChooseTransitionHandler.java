package org.portalscope.ui.branch;

import java.util.List;
import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Asks which of the enabled transitions is to happen at the cursor. */
public final class ChooseTransitionHandler extends AbstractHandler {

    /** What to say of a session that only repeats a run. */
    static final String ONE_TIMELINE = "A recording holds one timeline: nothing else can happen in it.";

    private static final String NOTHING = "Nothing can happen here.";

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        ViewedSession.of(execution).open().filter(session -> !session.controller().isBusy()).ifPresent(session -> choose(shell, session));
        return null;
    }

    private static void choose(Shell shell, OpenSession session) {
        Optional<BranchPoint> point = session.branchPoint();
        List<Alternative> alternatives = point.map(BranchPoint::alternatives).orElse(List.of());
        if (alternatives.isEmpty()) {
            SessionServices.shown().missed(point.isEmpty() ? ONE_TIMELINE : NOTHING);
        } else {
            new ChooseTransitionDialog(shell, session, point.get(), alternatives).open();
        }
    }
}
