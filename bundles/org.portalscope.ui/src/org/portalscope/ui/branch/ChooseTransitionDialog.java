package org.portalscope.ui.branch;

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
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.ui.session.OpenSession;

/** Lists what can happen at the cursor of a session, or could have, and lets one of it happen. */
final class ChooseTransitionDialog extends Dialog {

    private static final int WIDE = 480;
    private static final int ROWS = 10;
    private static final int MARGIN = 12;

    private final OpenSession session;
    private final BranchPoint point;
    private final List<Alternative> alternatives;
    private org.eclipse.swt.widgets.List list;
    private Label message;

    /** @param alternatives at least one */
    ChooseTransitionDialog(Shell parent, OpenSession session, BranchPoint point, List<Alternative> alternatives) {
        super(parent);
        this.session = session;
        this.point = point;
        this.alternatives = alternatives;
        setShellStyle(SWT.DIALOG_TRIM | SWT.PRIMARY_MODAL | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Choose Another Transition");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        label(area, point.isEnd() ? "What happens next?" : "What is to happen as transition " + (point.number() + 1)
                + "? Any but the marked one happens on a new branch, and this timeline stays as it is.");
        list = new org.eclipse.swt.widgets.List(area, SWT.SINGLE | SWT.BORDER | SWT.V_SCROLL | SWT.H_SCROLL);
        alternatives.forEach(alternative -> list.add(TransitionChoice.line(alternative)));
        list.select(taken());
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, ROWS * list.getItemHeight()).applyTo(list);
        list.addListener(SWT.DefaultSelection, event -> okPressed());
        message = label(area, "");
        return area;
    }

    private static Label label(Composite area, String text) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text);
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(label);
        return label;
    }

    private int taken() {
        for (int i = 0; i < alternatives.size(); i++) {
            if (alternatives.get(i).isTaken()) {
                return i;
            }
        }
        return 0;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Let It Happen", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    /** Enter in the list may come as that of the list and of the button. */
    @Override
    protected void okPressed() {
        if (list.isDisposed()) {
            return;
        }
        Alternative chosen = alternatives.get(Math.max(0, list.getSelectionIndex()));
        TransitionChoice.take(session, point, chosen, refused -> refused.ifPresentOrElse(this::say, this::close));
    }

    private void say(String sentence) {
        if (!message.isDisposed()) {
            message.setText(sentence);
            message.getParent().layout();
        }
    }
}
