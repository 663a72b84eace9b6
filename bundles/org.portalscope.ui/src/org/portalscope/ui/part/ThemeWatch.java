package org.portalscope.ui.part;

import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** Tells a part when the theme has changed: once for each switch, though a switch changes many colours one by one. */
public final class ThemeWatch {

    private final Control control;
    private final Runnable recolour;
    private boolean asked;

    private ThemeWatch(Control control, Runnable recolour) {
        this.control = control;
        this.recolour = recolour;
    }

    /** Runs {@code recolour} after each switch for as long as the control lives. */
    public static void on(Control control, Runnable recolour) {
        ThemeWatch watch = new ThemeWatch(control, recolour);
        IThemeManager themes = PlatformUI.getWorkbench().getThemeManager();
        IPropertyChangeListener listener = change -> watch.changed();
        themes.addPropertyChangeListener(listener);
        control.addListener(SWT.Dispose, disposal -> themes.removePropertyChangeListener(listener));
    }

    private void changed() {
        if (asked || control.isDisposed()) {
            return;
        }
        asked = true;
        control.getDisplay().asyncExec(() -> {
            asked = false;
            if (!control.isDisposed()) {
                recolour.run();
            }
        });
    }
}
