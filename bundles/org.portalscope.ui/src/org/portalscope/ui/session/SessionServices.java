package org.portalscope.ui.session;

import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.services.AbstractServiceFactory;
import org.eclipse.ui.services.IServiceLocator;
import org.portalscope.ui.preferences.Preferences;

/** Makes the sessions of the workbench, and the one that is shown unless a view is pinned, and hands them to whoever asks for the service. */
public final class SessionServices extends AbstractServiceFactory {

    @Override
    @SuppressWarnings({"rawtypes", "unchecked"})
    public Object create(Class service, IServiceLocator parent, IServiceLocator locator) {
        Object above = parent.getService(service);
        if (above != null) {
            return above;
        }
        return service == OpenSessions.class ? new OpenSessions(() -> new JobRunner(Display.getCurrent()), Preferences::bound, RecordingArea::record)
                : new ShownSession(PlatformUI.getWorkbench().getService(OpenSessions.class));
    }

    /** The sessions of the running workbench. */
    public static OpenSessions sessions() {
        return PlatformUI.getWorkbench().getService(OpenSessions.class);
    }

    /** The one that is selected, for all who are not pinned to another. */
    public static ShownSession shown() {
        return PlatformUI.getWorkbench().getService(ShownSession.class);
    }
}
