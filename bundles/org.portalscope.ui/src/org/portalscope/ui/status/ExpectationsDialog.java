package org.portalscope.ui.status;

import java.util.List;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.presentation.control.Expectation;
import org.portalscope.presentation.control.Expectations;
import org.portalscope.presentation.control.RunOutcome;
import org.portalscope.timeline.Position;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Lists what a run was expected to do, and what of it held; Enter goes to where it was last seen. It stays open, and is filled in the background. */
final class ExpectationsDialog extends Dialog {

    private static final String[] HEADS = {"", "Process", "Line", "Expected", "Held"};
    private static final int WIDE = 720;
    private static final int HIGH = 320;

    private final OpenSession session;
    private final Expectations expectations;
    private Label caption;
    private Table table;
    private Job reading;

    ExpectationsDialog(Shell parent, OpenSession session, RunOutcome outcome) {
        super(parent);
        this.session = session;
        expectations = new Expectations(session.controller().session(), outcome);
        setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Expectations of " + session.launch().title());
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        caption = new Label(area, SWT.NONE);
        caption.setText("Going through the run...");
        GridDataFactory.fillDefaults().grab(true, false).applyTo(caption);
        table = new Table(area, SWT.FULL_SELECTION | SWT.BORDER);
        table.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, HIGH).applyTo(table);
        for (String head : HEADS) {
            new TableColumn(table, SWT.LEFT).setText(head);
        }
        table.addListener(SWT.DefaultSelection, this::go);
        Display display = parent.getDisplay();
        reading = Job.create("Expectations of " + session.launch().title(), (IProgressMonitor monitor) -> read(monitor, display));
        reading.schedule();
        return area;
    }

    private void read(IProgressMonitor monitor, Display display) {
        List<Expectation> read = expectations.read(monitor::isCanceled);
        if (!display.isDisposed()) {
            display.asyncExec(() -> show(read, monitor.isCanceled()));
        }
    }

    private void show(List<Expectation> read, boolean isCancelled) {
        if (table.isDisposed()) {
            return;
        }
        long held = read.stream().filter(expectation -> expectation.verdict() == Expectation.Verdict.HELD).count();
        caption.setText(isCancelled ? "Not all of the run was looked at." : held + " of " + read.size() + " held. Enter goes to where one was executed last.");
        for (Expectation expectation : read) {
            TableItem item = new TableItem(table, SWT.NONE);
            item.setText(new String[] {expectation.verdict().words(), expectation.name(), Integer.toString(expectation.place().line()),
                expectation.place().quote(), expectation.heldWords()});
            item.setData(expectation);
        }
        for (TableColumn column : table.getColumns()) {
            column.pack();
        }
    }

    private void go(Event event) {
        Expectation chosen = (Expectation) event.item.getData();
        if (chosen.last().isPresent() && SessionServices.sessions().all().contains(session)) {
            SessionServices.sessions().select(session);
            session.controller().seek(new Position(chosen.last().getAsInt(), 1));
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, true);
    }

    @Override
    protected void buttonPressed(int button) {
        close();
    }

    @Override
    public boolean close() {
        reading.cancel();
        return super.close();
    }
}
