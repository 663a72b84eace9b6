package org.portalscope.ui.part;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;

/**
 * Shows in the dark theme, too, which button of a dialog is off and which one Enter presses: the platform gives a button the colours of the theme when it is
 * made, and not again.
 */
public final class DialogButtons {

    /** The classes of buttons in our style sheet: those that can be off, and the one that Enter presses. */
    private static final String SWITCHED = "switched";
    private static final String DEFAULT = "switched default";

    private DialogButtons() {
    }

    /** Emphasizes the default button of each dialog that opens from now on. */
    public static void emphasizeDefaults(Display display) {
        display.addFilter(SWT.Show, shown -> {
            if (shown.widget instanceof Shell dialog && dialog.getParent() != null && dialog.getDefaultButton() != null) {
                style(dialog.getDefaultButton());
            }
        });
    }

    /** Switches a button on or off. */
    public static void enable(Button button, boolean enabled) {
        button.setEnabled(enabled);
        style(button);
    }

    @SuppressWarnings("restriction") // The platform has no other way to style a control again.
    private static void style(Button button) {
        button.setData("org.eclipse.e4.ui.css.CssClassName", button == button.getShell().getDefaultButton() ? DEFAULT : SWITCHED);
        PlatformUI.getWorkbench().getService(IThemeEngine.class).applyStyles(button, false);
    }
}
