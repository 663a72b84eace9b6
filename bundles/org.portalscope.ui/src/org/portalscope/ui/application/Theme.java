package org.portalscope.ui.application;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;
import org.portalscope.ui.preferences.Preferences;

/** The two looks of the workbench. */
public enum Theme {
    LIGHT("org.eclipse.e4.ui.css.theme.e4_default"),
    DARK("org.eclipse.e4.ui.css.theme.e4_dark");

    private final String id;

    Theme(String id) {
        this.id = id;
    }

    /**
     * Returns the theme called {@code light} or {@code dark}.
     *
     * @throws IllegalArgumentException if {@code name} is neither
     */
    static Theme parse(String name) {
        return switch (name) {
            case "light" -> LIGHT;
            case "dark" -> DARK;
            default -> throw new IllegalArgumentException("-theme wants light or dark, not " + name);
        };
    }

    /** The theme that the user has chosen, by default that of the system. */
    static Theme chosen() {
        return switch (Preferences.theme()) {
            case "light" -> LIGHT;
            case "dark" -> DARK;
            default -> ofSystem();
        };
    }

    /** The theme of the system. */
    static Theme ofSystem() {
        return Display.isSystemDarkTheme() ? DARK : LIGHT;
    }

    /** Switches the running workbench to this theme, without making it the user's choice for later starts. */
    @SuppressWarnings("restriction") // The platform has no other way to switch at run time.
    public void apply() {
        SystemWidgets.draw(this);
        PlatformUI.getWorkbench().getService(IThemeEngine.class).setTheme(id, false);
    }
}
