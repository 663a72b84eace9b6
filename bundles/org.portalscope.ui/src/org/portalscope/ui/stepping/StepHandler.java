package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.portalscope.graph.Coalesced;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.part.ViewedSession;

/** Moves the cursor in the way that follows its name in plugin.xml: {@code StepHandler:OVER:BACK}. */
public final class StepHandler extends AbstractHandler implements IExecutableExtension {

    private StepKind stepKind;
    private Direction direction;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        String[] words = ((String) data).split(":");
        stepKind = StepKind.valueOf(words[0]);
        direction = Direction.valueOf(words[1]);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).move(stepKind, direction);
        Coalesced.catchUp();
        return null;
    }
}
