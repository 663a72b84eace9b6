package org.portalscope.ui.session;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;

/** Makes the one controller of the workbench and hands it to whoever asks for the service. */
public final class SessionServices extends AbstractServiceFactory {

    @Override
    public Object create(@SuppressWarnings("rawtypes") Class service, IServiceLocator parent, IServiceLocator locator) {
        Object above = parent.getService(SessionController.class);
        return above != null ? above : new SessionController(new JobRunner(Display.getCurrent()));
    }

    /** The controller of the running workbench. */
    public static SessionController controller() {
        return PlatformUI.getWorkbench().getService(SessionController.class);
    }
}
