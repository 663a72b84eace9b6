package org.portalscope.ui.graph;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.ShownSession;

/** Sets a breakpoint that waits for requests to the match entry or the Portal that is selected in the graph. */
public final class BreakOnRequestHandler extends AbstractHandler {

    private static final String NOTHING_SELECTED = "Select a match entry or a Portal in the graph: this stops runs where a request for it arrives.";

    @Override
    public Object execute(ExecutionEvent execution) {
        ShownSession session = ViewedSession.of(execution);
        Optional<Breakpoint> requests = HandlerUtil.getActivePart(execution) instanceof PortalsGraphView graph ? graph.requestsOfSelection() : Optional.empty();
        requests.ifPresentOrElse(known -> session.open().ifPresent(open -> open.controller().breakpoints().list().add(known)),
                () -> session.missed(NOTHING_SELECTED));
        return null;
    }
}
