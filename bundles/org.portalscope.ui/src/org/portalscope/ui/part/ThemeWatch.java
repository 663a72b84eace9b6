package org.portalscope.ui.part;

import org.eclipse.e4.core.services.events.IEventBroker;
import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;
import org.osgi.service.event.EventHandler;
import org.portalscope.graph.Coalesced;

/**
 * Tells a part when the theme has been set: once for each switch, though a switch changes many colours one by one, and also if none of them is another, for
 * the platform takes all controls' colours away then.
 */
public final class ThemeWatch {

    private ThemeWatch() {
    }

    /** Runs {@code recolour} after each switch for as long as the control lives. */
    @SuppressWarnings("restriction") // The platform has no other way to tell.
    public static void on(Control control, Runnable recolour) {
        Coalesced coalesced = new Coalesced(control, recolour);
        IThemeManager themes = PlatformUI.getWorkbench().getThemeManager();
        IPropertyChangeListener listener = change -> coalesced.request();
        themes.addPropertyChangeListener(listener);
        IEventBroker events = PlatformUI.getWorkbench().getService(IEventBroker.class);
        EventHandler set = event -> coalesced.request();
        events.subscribe(IThemeEngine.Events.THEME_CHANGED, set);
        control.addListener(SWT.Dispose, disposal -> {
            themes.removePropertyChangeListener(listener);
            events.unsubscribe(set);
        });
    }
}
