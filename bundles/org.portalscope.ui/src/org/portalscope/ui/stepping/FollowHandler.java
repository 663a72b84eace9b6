package org.portalscope.ui.stepping;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.part.ViewedSession;

/** Moves the cursor to cause or consequence, as the direction behind its name in plugin.xml says: {@code FollowHandler:BACK}. */
public final class FollowHandler extends AbstractHandler implements IExecutableExtension {

    private Direction direction;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        direction = Direction.valueOf((String) data);
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).follow(direction);
        return null;
    }
}
