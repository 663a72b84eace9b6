package org.portalscope.ui.stepping;

import org.eclipse.jface.dialogs.PopupDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;

/** The keys on one card; it goes with the next key or click elsewhere. */
final class KeysDialog extends PopupDialog {

    private static final String[][] KEYS = {
        {"F5", "Step Into", "to the next step, wherever it is"},
        {"F6", "Step Over", "to the next match entry, transition or statement"},
        {"F7", "Step Return", "to the end of what surrounds it, out of a function"},
        {"F8", "Resume", "to the next breakpoint that is hit, or to the end"},
        {"Ctrl+F8, Ctrl+Shift+F8", "Play, Play Backwards", "step by step, or pause; any other step pauses, too"},
        {"Shift+F5 … F8", "the same backwards", "what was done is undone"},
        {"Ctrl+↑, Ctrl+↓", "Go to Cause, Consequence", "in a view: from a message to its statement, on to its events"},
        {"Ctrl+L", "Go To", "in a view: a transition, a label, a message, an operation, a time or a line"},
        {"Ctrl+F", "Find Step", "in a view: one that meets a condition; Ctrl+K the next, Ctrl+Shift+K the one before"},
        {"Ctrl+,, Ctrl+.", "Previous, Next Change", "of the value that is selected in a view"},
        {"↑ ↓, Esc", "in the calls of Variables", "F6 steps that thread, or all again"},
        {"", "", ""},
        {"Ctrl+Alt+P", "Presentation", "the whole screen for an audience; Page Down and Page Up step, Esc ends it"},
        {"Ctrl+N, Ctrl+O", "New, Open Scenario", ""},
        {"Ctrl+S", "Save", "and start the scenario again"},
        {"Ctrl+Space", "in the editor", "proposes functions and constants"},
        {"Ctrl+Shift+F", "Format", "puts the text into the one style"},
        {"Ctrl+Shift+B", "Toggle Breakpoint", "in the editor, at the line of the caret"},
        {"Ctrl+R, Ctrl+Shift+R", "Run to Line, Run Back to Line", "in the editor, to the line of the caret"},
        {"", "", ""},
        {"Ctrl++, Ctrl+-, Ctrl+0", "in the graph", "larger, smaller, as wide as the view"},
        {"Enter, Backspace", "in the graph", "opens a folded row, folds all"},
        {"L", "in the graph", "shows or hides the legend"},
        {"← →, Home, End", "in the timeline", "moves the cursor"},
    };

    KeysDialog(Shell parent) {
        super(parent, SWT.RESIZE, true, false, false, false, false, "Keys", null);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(3).margins(12, 8).spacing(24, 4).applyTo(area);
        for (String[] row : KEYS) {
            for (int i = 0; i < row.length; i++) {
                Label label = new Label(area, SWT.NONE);
                label.setText(row[i]);
                if (i == 0) {
                    label.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DIALOG_FONT));
                }
                GridDataFactory.fillDefaults().applyTo(label);
            }
        }
        return area;
    }
}
