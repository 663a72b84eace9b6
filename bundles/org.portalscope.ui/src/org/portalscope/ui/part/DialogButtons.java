package org.portalscope.ui.part;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.widgets.Button;
import org.eclipse.ui.PlatformUI;

/**
 * Switches buttons of dialogs on and off, so that one sees it in the dark theme, too: the platform gives a button the colours of the theme when it is made, and
 * not again.
 */
public final class DialogButtons {

    /** The class of such buttons in our style sheet. */
    private static final String STYLE = "switched";

    private DialogButtons() {
    }

    /** Switches a button on or off. */
    @SuppressWarnings("restriction") // The platform has no other way to style a control again.
    public static void enable(Button button, boolean enabled) {
        button.setEnabled(enabled);
        button.setData("org.eclipse.e4.ui.css.CssClassName", STYLE);
        PlatformUI.getWorkbench().getService(IThemeEngine.class).applyStyles(button, false);
    }
}
