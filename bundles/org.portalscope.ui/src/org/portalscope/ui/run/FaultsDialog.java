package org.portalscope.ui.run;

import java.util.List;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.part.DialogButtons;

/** Asks for the faults of a run, one a line, and says what is wrong with them while they are typed. */
final class FaultsDialog extends Dialog {

    private static final int WIDE = 460;
    private static final int MARGIN = 12;
    private static final int LINES = 5;
    private static final int MESSAGE_LINES = 2;
    private static final String WORDS = "Faults beside those that the scenario declares, one a line, for example:\n"
            + "    random 7 3\n    client:send 2 PTL_NI_DATA_LOST\n    server:die 40\n    client:hold 2 to server\n    server:PtlNIInit";

    private final RunTarget target;
    private Text text;
    private Label message;

    private FaultsDialog(Shell parent, RunTarget target) {
        super(parent);
        this.target = target;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Asks, and starts the scenario anew with what is chosen. */
    static void ask(Shell parent, RunTarget target) {
        FaultsDialog dialog = new FaultsDialog(parent, target);
        dialog.setBlockOnOpen(false);
        dialog.open();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Faults");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        label(area, 1).setText(WORDS);
        text = new Text(area, SWT.MULTI | SWT.BORDER | SWT.V_SCROLL);
        text.setText(String.join("\n", target.settings().faults()));
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, LINES * text.getLineHeight()).applyTo(text);
        text.addListener(SWT.Modify, event -> check());
        message = label(area, MESSAGE_LINES);
        return area;
    }

    private static Label label(Composite area, int lines) {
        Label label = new Label(area, SWT.WRAP);
        int height = lines == 1 ? SWT.DEFAULT : lines * label.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, height).applyTo(label);
        return label;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Restart", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    private List<String> faults() {
        return text.getText().lines().map(String::strip).filter(line -> !line.isEmpty()).toList();
    }

    private void check() {
        String wrong = target.problem(faults()).orElse("");
        message.setText(wrong.replace("&", "&&"));
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), wrong.isEmpty());
    }

    @Override
    protected void okPressed() {
        List<String> faults = faults();
        super.okPressed();
        target.restart(target.settings().faults(faults));
    }
}
