package org.portalscope.ui.part;

import org.eclipse.jface.dialogs.IInputValidator;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.swt.widgets.Shell;

/** Asks for a line of text; the button that takes it tells in the dark theme, too, whether the line is right. */
public class LineDialog extends InputDialog {

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
    public void setErrorMessage(String message) {
        super.setErrorMessage(message);
        if (getOkButton() != null) {
            DialogButtons.enable(getOkButton(), message == null);
        }
    }
}
