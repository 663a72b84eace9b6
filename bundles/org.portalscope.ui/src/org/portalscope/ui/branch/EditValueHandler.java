package org.portalscope.ui.branch;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.analysis.search.WatchedValue;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Asks for other members of the match entry, the descriptor or the memory that is selected in a view. */
public final class EditValueHandler extends AbstractHandler {

    private static final String NOTHING_SELECTED = "Select a match entry, a descriptor or memory in Variables or in the graph: this edits it.";

    @Override
    public Object execute(ExecutionEvent execution) {
        Shell shell = HandlerUtil.getActiveWorkbenchWindow(execution).getShell();
        Optional<WatchedValue> value = HandlerUtil.getActivePart(execution) instanceof ValueSelection part
                ? part.changesOfSelection().flatMap(changes -> changes.predicate().watched().stream().filter(Editable::isOne).findFirst()) : Optional.empty();
        if (value.isEmpty()) {
            SessionServices.shown().missed(NOTHING_SELECTED);
        } else {
            ViewedSession.of(execution).open().filter(session -> !session.controller().isBusy()).ifPresent(session -> edit(shell, session, value.get()));
        }
        return null;
    }

    private static void edit(Shell shell, OpenSession session, WatchedValue value) {
        Optional<BranchPoint> point = session.branchPoint();
        Optional<Editable> editable = point.flatMap(place -> Editable.of(place.state().process(value.process()).portals(), value.subject()));
        if (editable.isEmpty()) {
            SessionServices.shown().missed(point.isEmpty() ? ChooseTransitionHandler.ONE_TIMELINE : value + Editable.ABSENT);
        } else {
            new EditValueDialog(shell, session, point.get(), new EditedValue(value, editable.get())).open();
        }
    }
}
