package org.portalscope.ui.node;

import java.util.function.Consumer;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.ui.part.ViewedSession;
import org.portalscope.ui.session.OpenSession;

/** Pauses the nodes of a session or leaves them to themselves, as the word behind its name in plugin.xml says: {@code suspend} or {@code detach}. */
public final class RunControlHandler extends AbstractHandler implements IExecutableExtension {

    private Consumer<SessionController> action;

    @Override
    public void setInitializationData(IConfigurationElement element, String property, Object data) {
        action = "detach".equals(data) ? SessionController::detach : SessionController::suspend;
    }

    @Override
    public Object execute(ExecutionEvent execution) {
        ViewedSession.of(execution).open().map(OpenSession::controller).ifPresent(action);
        return null;
    }
}
