package org.portalscope.ui.search;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.expression.value.Problems;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.ShownSession;

/**
 * Goes to the next step that meets the last condition, in the direction behind its name in plugin.xml: {@code FindAgainHandler:BACK}. If there is none that
 * fits the session, it asks for one.
 */
public final class FindAgainHandler extends AbstractHandler implements IExecutableExtension {

    private Direction direction;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        direction = Direction.valueOf((String) data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        ShownSession session = ViewedSession.of(execution);
        Optional<StepQuery> wanted = SearchHistory.OF_WORKBENCH.last().flatMap(condition -> session.snapshot()
                .flatMap(snapshot -> StepQuery.meets(condition, snapshot.processes(), Problems.ignored())));
        wanted.ifPresentOrElse(known -> session.find(known, direction),
                () -> FindStepDialog.open(HandlerUtil.getActiveWorkbenchWindow(execution).getShell(), session));
        return null;
    }
}
