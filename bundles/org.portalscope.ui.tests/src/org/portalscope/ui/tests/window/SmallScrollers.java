package org.portalscope.ui.tests.window;

import java.util.List;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;

/** A program that makes what scrolls small, pixel by pixel; GTK writes what it has to complain of where Java cannot listen. */
final class SmallScrollers {

    private static final int ROWS = 200;
    private static final int LARGE = 100;
    private static final int SMALL = 60;
    private static final int PAUSE_MILLISECONDS = 4;

    private SmallScrollers() {
    }

    public static void main(String[] arguments) {
        Display display = new Display();
        Shell shell = new Shell(display);
        int scrolls = SWT.V_SCROLL | SWT.H_SCROLL;
        Table table = new Table(shell, SWT.VIRTUAL | scrolls);
        table.setItemCount(ROWS);
        new TableColumn(table, SWT.NONE).setWidth(ROWS);
        StyledText source = new StyledText(shell, scrolls);
        source.setText("line\n".repeat(ROWS));
        Text text = new Text(shell, SWT.MULTI | scrolls);
        text.setText("line\n".repeat(ROWS));
        Tree tree = new Tree(shell, scrolls);
        for (int i = 0; i < ROWS; i++) {
            new TreeItem(tree, SWT.NONE).setText("item");
        }
        shell.setSize(2 * LARGE, 2 * LARGE);
        shell.open();
        for (Control control : List.of(table, source, text, tree, new Composite(shell, scrolls))) {
            for (int size = SMALL; size > 0; size--) {
                resize(control, LARGE, size);
            }
            for (int size = SMALL; size > 0; size--) {
                resize(control, size, LARGE);
            }
            control.setVisible(false);
        }
        display.dispose();
    }

    /** Gives a control a size, and GTK the time to lay it out, which it does some moments later. */
    private static void resize(Control control, int width, int height) {
        Display display = control.getDisplay();
        boolean[] over = new boolean[1];
        control.setBounds(0, 0, width, height);
        display.timerExec(PAUSE_MILLISECONDS, () -> over[0] = true);
        while (!over[0]) {
            if (!display.readAndDispatch()) {
                display.sleep();
            }
        }
    }
}
