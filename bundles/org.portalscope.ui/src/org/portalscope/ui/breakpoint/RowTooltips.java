package org.portalscope.ui.breakpoint;

import java.util.Objects;

import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;

/** Shows whole the row of a table that the pointer rests on: it may have no room. */
final class RowTooltips {

    private RowTooltips() {
    }

    /** Takes a move of the pointer over a table. */
    static void show(Event event) {
        Table table = (Table) event.widget;
        TableItem item = table.getItem(new Point(event.x, event.y));
        String words = item == null ? null : item.getText();
        if (!Objects.equals(words, table.getToolTipText())) {
            table.setToolTipText(words);
        }
    }
}
