package org.portalscope.ui.part;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.scene.style.ColorRole;

/** Rows of long tables, and of those that paint their cells: a selected row keeps the colours that say what it is, and gets a frame. */
public final class TableRows {

    /** A scroll bar of GTK has to be so long, in pixels; GTK complains of a shorter one. */
    private static final int SCROLL_BAR = 48;

    /** Rows that are taken away between two looks at the clock. */
    private static final int PIECE = 50;

    private TableRows() {
    }

    /** The least room of a table, of which a view that is smaller shows a part: its header and its scroll bars, in pixels. */
    public static Point leastRoom(Table table) {
        return new Point(SCROLL_BAR, table.getHeaderHeight() + SCROLL_BAR);
    }

    /**
     * Gives a table, with nothing selected, as many rows as it is to have. GTK takes rows away one by one and moves its cursor along if that stands on one of
     * them, which takes ten times as long as all the rest: of many that go, it stands on the last.
     */
    public static void setCount(Table table, int count) {
        int before = table.getItemCount();
        if (count < before / 2) {
            table.setSelection(before - 1);
            table.removeAll();
        }
        table.setItemCount(count);
        table.deselectAll();
    }

    /**
     * Takes rows away from the end of a long table, as many as there is time for and some at least, so that a short table never waits. The selection changes:
     * GTK's cursor stands on a row that stays, so that it need not be moved along.
     *
     * @param count as many rows are left in the end
     * @param end   when to stop, as {@link System#nanoTime()} tells it
     * @return whether no more rows are left
     */
    public static boolean shorten(Table table, int count, long end) {
        boolean more = table.getItemCount() > count;
        if (more) {
            table.setSelection(Math.max(0, Math.min(table.getTopIndex(), count - 1)));
        }
        while (more) {
            table.setItemCount(Math.max(count, table.getItemCount() - PIECE));
            more = table.getItemCount() > count && System.nanoTime() < end;
        }
        return table.getItemCount() <= count;
    }

    /** Erases a cell in the colour of its row. */
    public static void erase(Event event) {
        if ((event.detail & SWT.SELECTED) != 0) {
            erase(event, ((TableItem) event.item).getBackground());
        }
        event.detail &= ~(SWT.FOREGROUND | SWT.HOT | SWT.SELECTED);
    }

    /** Erases a cell in a colour; GTK has drawn the selection by now, and draws no text. */
    public static void erase(Event event, Color background) {
        event.gc.setBackground(background);
        event.gc.fillRectangle(event.x, event.y, event.width, event.height);
        event.detail &= ~(SWT.FOREGROUND | SWT.HOT | SWT.SELECTED);
    }

    /** A frame around the row of a cell, as around what is selected in the graph. */
    public static void paintSelection(Event event, Table table) {
        GC gc = event.gc;
        gc.setForeground(Colours.of(ColorRole.TEXT));
        gc.setLineWidth(1);
        gc.setLineStyle(SWT.LINE_DOT);
        gc.drawRectangle(0, event.y, table.getClientArea().width - 1, event.height - 1);
        gc.setLineStyle(SWT.LINE_SOLID);
    }
}
