package org.portalscope.ui.part;

import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;

/** Asks for a line of text; the button that takes it tells in the dark theme, too, whether the line is right. */
public class LineDialog extends InputDialog {

    /** Room for what is wrong with a line. */
    private static final int LINES = 2;

    /**
     * @param title     of the dialog
     * @param words     what is asked for
     * @param text      that is there at first
     * @param validator says what is wrong with a line, if anything is
     */
    public LineDialog(Shell shell, String title, String words, String text, IInputValidator validator) {
        super(shell, title, words, text, validator);
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        for (Control below : area.getChildren()) {
            if (below instanceof Text problem && problem != getText()) {
                GridDataFactory.createFrom((GridData) problem.getLayoutData()).hint(SWT.DEFAULT, LINES * problem.getLineHeight()).applyTo(problem);
            }
        }
        return area;
    }

    @Override
    public void setErrorMessage(String message) {
        super.setErrorMessage(message);
        if (getOkButton() != null) {
            DialogButtons.enable(getOkButton(), message == null);
        }
    }
}
