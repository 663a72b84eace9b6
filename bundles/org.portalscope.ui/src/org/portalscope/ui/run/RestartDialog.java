package org.portalscope.ui.run;

import java.util.Optional;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.session.RunSettings;

/** Asks with what a scenario is to be started anew, and says what is wrong with the answer while it is typed. */
abstract class RestartDialog extends Dialog {

    /** The width of what is in it, in pixels. */
    static final int WIDE = 460;

    private static final int MARGIN = 12;
    private static final int MESSAGE_LINES = 3;

    private final String title;
    private final RunTarget target;
    private Label message;

    /** @param target what is started anew */
    RestartDialog(Shell parent, String title, RunTarget target) {
        super(parent);
        this.title = title;
        this.target = target;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** What is started anew. */
    final RunTarget target() {
        return target;
    }

    /** Makes what asks. */
    abstract void createQuestion(Composite area);

    /** What is wrong with the answer, as a sentence. */
    abstract Optional<String> problem();

    /** The answer, if nothing is wrong with it. */
    abstract RunSettings settings();

    /** Opens it beside the workbench, which goes on. */
    final void ask() {
        setBlockOnOpen(false);
        open();
    }

    @Override
    protected final void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText(title);
    }

    @Override
    protected final Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        createQuestion(area);
        message = label(area, MESSAGE_LINES);
        return area;
    }

    /** A text that wraps, with room for a number of lines. */
    static Label label(Composite area, int lines) {
        Label label = new Label(area, SWT.WRAP);
        int height = lines == 1 ? SWT.DEFAULT : lines * label.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, height).applyTo(label);
        return label;
    }

    @Override
    protected final void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Restart", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    /** Says what is wrong with the answer as it is now. */
    final void check() {
        String wrong = problem().orElse("");
        message.setText(wrong.replace("&", "&&"));
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), wrong.isEmpty());
    }

    @Override
    protected final void okPressed() {
        RunSettings settings = settings();
        super.okPressed();
        target.restart(settings);
    }
}
