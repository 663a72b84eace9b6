package org.portalscope.ui.recording;

import java.util.List;

import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Shows lines, of which there can be many, to be read and copied. */
final class TextListDialog extends MessageDialog {

    private static final int WIDTH = 640;
    private static final int MOST_LINES = 15;

    private final List<String> lines;

    private TextListDialog(Shell parent, String title, String message, List<String> lines) {
        super(parent, title, null, message, MessageDialog.WARNING, 0, IDialogConstants.OK_LABEL);
        this.lines = lines;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Shows lines under a message until the user has read them. */
    static void open(Shell parent, String title, String message, List<String> lines) {
        new TextListDialog(parent, title, message, lines).open();
    }

    @Override
    protected Control createCustomArea(Composite parent) {
        Text text = new Text(parent, SWT.MULTI | SWT.READ_ONLY | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
        text.setText(String.join(System.lineSeparator(), lines));
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDTH, text.getLineHeight() * Math.min(MOST_LINES, lines.size() + 1)).applyTo(text);
        return text;
    }
}
