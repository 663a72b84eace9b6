package org.portalscope.ui.application;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.TableItem;

/**
 * Keeps the platform's style engine away from the rows of tables, whose colours are ours. It would keep rows that are gone, and GTK ends the process when a
 * switch of the theme touches one.
 */
final class RowSkins {

    private RowSkins() {
    }

    /** Lets no row of a table be styled. */
    static void leaveAlone(Display display) {
        display.addFilter(SWT.Skin, skin -> {
            if (skin.widget instanceof TableItem) {
                skin.type = SWT.None;
            }
        });
    }
}
