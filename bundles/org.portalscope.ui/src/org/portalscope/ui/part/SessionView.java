package org.portalscope.ui.part;

import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.contexts.IContextService;
import org.eclipse.ui.part.ViewPart;
import org.eclipse.ui.themes.IThemeManager;
import org.portalscope.ui.session.SessionController;
import org.portalscope.ui.session.SessionListener;
import org.portalscope.ui.session.SessionServices;

/** A view that follows the open session and the theme. */
public abstract class SessionView extends ViewPart implements SessionListener {

    private static final String CONTEXT = "org.portalscope.ui.inView";

    private final IPropertyChangeListener themeListener = change -> themeChanged();
    private SessionController controller;
    private Control control;
    private boolean repaintAsked;

    @Override
    public final void createPartControl(Composite parent) {
        controller = SessionServices.controller();
        getSite().getService(IContextService.class).activateContext(CONTEXT);
        control = parent;
        createContents(parent);
        controller.addListener(this);
        themes().addPropertyChangeListener(themeListener);
        changed();
    }

    /** Makes the controls of the view. */
    protected abstract void createContents(Composite parent);

    /** Takes the colours of the theme again. */
    protected abstract void recolour();

    protected final SessionController controller() {
        return controller;
    }

    private static IThemeManager themes() {
        return PlatformUI.getWorkbench().getThemeManager();
    }

    /** A switch of the theme changes many colours, each with a notification. */
    private void themeChanged() {
        if (repaintAsked || control.isDisposed()) {
            return;
        }
        repaintAsked = true;
        control.getDisplay().asyncExec(() -> {
            repaintAsked = false;
            if (!control.isDisposed()) {
                recolour();
            }
        });
    }

    @Override
    public void dispose() {
        themes().removePropertyChangeListener(themeListener);
        if (controller != null) {
            controller.removeListener(this);
        }
        super.dispose();
    }
}
