package org.portalscope.ui.part;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.portalscope.session.control.SessionListener;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.session.ShownSession;

/** A view that follows the theme and the selected session, unless it is pinned to another. */
public abstract class SessionView extends ViewPart implements SessionListener {

    private static final String CONTEXT = "org.portalscope.ui.inView";

    private ShownSession controller;

    @Override
    public final void createPartControl(Composite parent) {
        controller = new ShownSession(SessionServices.sessions());
        getSite().getService(IContextService.class).activateContext(CONTEXT);
        createContents(parent);
        controller.addListener(this);
        PinAction pin = new PinAction(controller, this::setContentDescription);
        getViewSite().getActionBars().getMenuManager().add(pin);
        ThemeWatch.on(parent, this::recolour);
        changed();
    }

    /** Makes the controls of the view. */
    protected abstract void createContents(Composite parent);

    /** Takes the colours of the theme again. */
    protected abstract void recolour();

    /** What the view shows; keys that are pressed in it move its cursor. */
    public final ShownSession controller() {
        return controller;
    }

    @Override
    public void dispose() {
        if (controller != null) {
            controller.dispose();
        }
        super.dispose();
    }
}
