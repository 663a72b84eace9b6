package org.portalscope.ui.search;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.SessionServices;

/** Moves the cursor to where the selected value changes, in the direction behind its name in plugin.xml: {@code ChangeHandler:BACK}. */
public final class ChangeHandler extends AbstractHandler implements IExecutableExtension {

    private static final String NOTHING_SELECTED = "Select a value in Variables or in the graph, a row of a table or a step in Translation: "
            + "this goes to where it changes.";

    private Direction direction;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        direction = Direction.valueOf((String) data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        Optional<StepQuery> changes = HandlerUtil.getActivePart(execution) instanceof ValueSelection part ? part.changesOfSelection() : Optional.empty();
        changes.ifPresentOrElse(wanted -> ViewedSession.of(execution).find(wanted, direction),
                () -> SessionServices.shown().missed(NOTHING_SELECTED));
        return null;
    }
}
