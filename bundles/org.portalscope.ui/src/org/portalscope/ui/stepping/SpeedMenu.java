package org.portalscope.ui.stepping;

import java.util.stream.IntStream;

import org.eclipse.jface.action.ContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.portalscope.ui.preferences.Preferences;

/** The menu of how many steps a second are played. */
public final class SpeedMenu extends ContributionItem {

    private static final int[] SPEEDS = {1, 2, 5, 10, 20, 30, 60};

    @Override
    public boolean isDynamic() {
        return true;
    }

    @Override
    public void fill(Menu menu, int index) {
        int[] place = {index < 0 ? menu.getItemCount() : index};
        IntStream.of(SPEEDS).forEach(speed -> {
            MenuItem item = new MenuItem(menu, SWT.RADIO, place[0]++);
            item.setText(speed == 1 ? "1 Step a Second" : speed + " Steps a Second");
            item.setSelection(speed == Preferences.speed());
            item.addListener(SWT.Selection, event -> {
                if (item.getSelection()) {
                    PlayHandler.speed(speed);
                }
            });
        });
    }
}
