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

    /**
     * The theme that the user has chosen.
     *
     * @param system that of the system, which is the default
     */
    static Theme chosen(Theme system) {
        return switch (Preferences.theme()) {
            case "light" -> LIGHT;
            case "dark" -> DARK;
            default -> system;
        };
    }

    /** The theme of the system, or the last one that the workbench has switched to, which it tells the system's widgets. */
    static Theme ofSystem() {
        return Display.isSystemDarkTheme() ? DARK : LIGHT;
    }

    /**
     * Switches the running workbench to this theme, without making it the user's choice for later starts. Where it is there already nothing happens: a switch
     * tells GTK, which reports changed settings, upon which the theme is applied.
     */
    @SuppressWarnings("restriction") // The platform has no other way to switch at run time.
    public void apply() {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        if (engine.getActiveTheme() == null || !engine.getActiveTheme().getId().equals(id)) {
            engine.setTheme(id, false);
        }
    }

    /** Gives widgets the colours of the theme that there is once more: what it leaves to the system has changed. */
    @SuppressWarnings("restriction") // The platform has no other way.
    static void applyAgain() {
        IThemeEngine engine = PlatformUI.getWorkbench().getService(IThemeEngine.class);
        engine.setTheme(engine.getActiveTheme(), false);
    }
}
