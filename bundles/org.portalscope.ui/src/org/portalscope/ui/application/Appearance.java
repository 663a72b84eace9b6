package org.portalscope.ui.application;

import java.util.Optional;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.widgets.Display;
import org.portalscope.ui.part.TextSize;
import org.portalscope.ui.preferences.Preferences;

/** Gives the workbench the theme and the text size that the user has chosen, at its start and whenever the choice or the system changes. */
final class Appearance {

    private Optional<Theme> wanted;
    private Theme system = Theme.ofSystem();
    /** The fonts of text as they are at 100 %. */
    private final FontData[] text = JFaceResources.getFontRegistry().getFontData(JFaceResources.TEXT_FONT);

    /** @param wanted the theme of this start, whatever is chosen */
    Appearance(Optional<Theme> wanted) {
        this.wanted = wanted;
    }

    /** Applies what is chosen, now and from now on. */
    void follow(Display display) {
        resize();
        wanted.orElseGet(Theme::chosen).apply();
        Preferences.onChange(this::chosen);
        display.addListener(SWT.Settings, settings -> systemChanged());
    }

    /** Follows the system. The toolkit says that it has changed whenever the workbench has asked it for widgets of another theme, too. */
    private void systemChanged() {
        resize();
        Theme before = system;
        system = Theme.ofSystem();
        if (system != before) {
            wanted.orElseGet(Theme::chosen).apply();
        }
    }

    private void resize() {
        TextSize.apply(text, Preferences.textSize());
    }

    /** What the user chooses now holds, whatever was wanted at the start. */
    private void chosen(PropertyChangeEvent change) {
        if (change.getProperty().equals(Preferences.THEME)) {
            wanted = Optional.empty();
            Theme.chosen().apply();
        } else if (change.getProperty().equals(Preferences.TEXT_SIZE)) {
            resize();
        }
    }
}
