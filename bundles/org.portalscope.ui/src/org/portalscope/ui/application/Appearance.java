package org.portalscope.ui.application;

import java.util.Optional;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Display;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.preferences.Preferences;

/**
 * Gives the workbench the theme and the text size that the user has chosen, at its start and whenever the choice or the system's text size changes. The
 * system's theme is that of the start: from then on the workbench tells the system's widgets which one it has.
 */
final class Appearance {

    private final Optional<Theme> wanted;
    private final Theme system;
    /** Whether the system's widgets are dark, as far as it has told. */
    private boolean isDark;
    /** The fonts of text as they are at 100 %. */
    private final FontData[] text = JFaceResources.getFontRegistry().getFontData(JFaceResources.TEXT_FONT);

    /**
     * The look of the workbench.
     *
     * @param wanted the theme of this start, whatever is chosen
     * @param system that of the system before the workbench had one
     */
    Appearance(Optional<Theme> wanted, Theme system) {
        this.wanted = wanted;
        this.system = system;
    }

    /** Applies what is chosen, now and from now on. */
    void follow(Display display) {
        resize();
        wanted.orElseGet(() -> Theme.chosen(system)).apply();
        Preferences.onChange(this::chosen);
        isDark = Display.isSystemDarkTheme();
        display.addListener(SWT.Settings, settings -> changed());
    }

    /** The system has other settings: another size of text, or its widgets have followed a switch of the theme, a moment after our own. */
    private void changed() {
        resize();
        if (isDark != Display.isSystemDarkTheme()) {
            isDark = !isDark;
            Theme.applyAgain();
        }
    }

    private void resize() {
        TextSize.apply(text, Preferences.textSize());
    }

    /** What the user chooses now holds, whatever was wanted at the start. */
    private void chosen(PropertyChangeEvent change) {
        if (change.getProperty().equals(Preferences.THEME)) {
            Theme.chosen(system).apply();
        } else if (change.getProperty().equals(Preferences.TEXT_SIZE)) {
            resize();
        }
    }
}
