package org.portalscope.ui.breakpoint;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.ShownSession;

/** Sets a breakpoint that waits for the changes of the value that is selected in the view with the focus. */
public final class BreakOnChangeHandler extends AbstractHandler {

    private static final String NOTHING_SELECTED = "Select a value in Variables or in the graph, or a step in Translation: this stops runs where it changes.";

    @Override
    public Object execute(ExecutionEvent execution) {
        ShownSession session = ViewedSession.of(execution);
        Optional<SessionController> controller = session.open().map(OpenSession::controller).filter(idle -> !idle.isBusy());
        Optional<StepQuery> changes = HandlerUtil.getActivePart(execution) instanceof ValueSelection part ? part.changesOfSelection() : Optional.empty();
        Optional<Breakpoint> breakpoint = controller.flatMap(idle -> changes.flatMap(value -> BreakpointReader.onChange(value, idle.shownProcess(),
                idle.session())));
        breakpoint.ifPresentOrElse(known -> controller.ifPresent(idle -> idle.breakpoints().list().add(known)), () -> session.missed(NOTHING_SELECTED));
        return null;
    }
}
