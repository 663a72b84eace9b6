package org.portalscope.ui.application;

import java.lang.reflect.Method;

import org.eclipse.core.runtime.ILog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;

/** What the system draws by itself and no style sheet reaches: menus, tooltips, scroll bars and dialogs of the system. */
final class SystemWidgets {

    private SystemWidgets() {
    }

    /**
     * Has the system draw them in a theme, from now on, on the display of this thread. Widgets take colours from the system's when a style sheet is applied to
     * them, so that comes afterwards. Where the environment variable {@code GTK_THEME} is set, GTK draws in that theme always.
     */
    static void draw(Theme theme) {
        try {
            systemClass().getMethod("setTheme", boolean.class).invoke(null, theme == Theme.DARK);
            if (SWT.getPlatform().equals("gtk")) {
                readColours(Display.getCurrent());
            }
        } catch (ReflectiveOperationException e) {
            ILog.of(SystemWidgets.class).warn("Menus keep the theme of the system", e);
        }
    }

    /** SWT has a class of this name for each system, in the fragment for that system only. */
    private static Class<?> systemClass() throws ClassNotFoundException {
        return Class.forName("org.eclipse.swt.internal." + SWT.getPlatform() + ".OS");
    }

    /** By itself, SWT reads the colours of GTK anew when GTK has drawn something in them, which is too late, and gives widgets those of the theme before. */
    private static void readColours(Display display) throws ReflectiveOperationException {
        Method read = Display.class.getDeclaredMethod("initializeSystemColors");
        read.setAccessible(true);
        read.invoke(display);
    }
}
