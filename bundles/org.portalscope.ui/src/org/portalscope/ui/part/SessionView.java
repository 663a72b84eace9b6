package org.portalscope.ui.part;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.portalscope.ui.session.SessionController;
import org.portalscope.ui.session.SessionListener;
import org.portalscope.ui.session.SessionServices;

/** A view that follows the open session and the theme. */
public abstract class SessionView extends ViewPart implements SessionListener {

    private static final String CONTEXT = "org.portalscope.ui.inView";

    private SessionController controller;

    @Override
    public final void createPartControl(Composite parent) {
        controller = SessionServices.controller();
        getSite().getService(IContextService.class).activateContext(CONTEXT);
        createContents(parent);
        controller.addListener(this);
        ThemeWatch.on(parent, this::recolour);
        changed();
    }

    /** Makes the controls of the view. */
    protected abstract void createContents(Composite parent);

    /** Takes the colours of the theme again. */
    protected abstract void recolour();

    protected final SessionController controller() {
        return controller;
    }

    @Override
    public void dispose() {
        if (controller != null) {
            controller.removeListener(this);
        }
        super.dispose();
    }
}
