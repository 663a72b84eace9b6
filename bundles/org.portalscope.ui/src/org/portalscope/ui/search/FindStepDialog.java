package org.portalscope.ui.search;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.bindings.keys.KeyStroke;
import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.fieldassist.ComboContentAdapter;
import org.eclipse.jface.fieldassist.ContentProposal;
import org.eclipse.jface.fieldassist.ContentProposalAdapter;
import org.eclipse.jface.fieldassist.IContentProposal;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.analysis.search.ConditionProposals;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.Direction;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.session.ShownSession;

/** Asks for a condition and goes to the steps that meet it. It stays open, so that one sees them; there is one at most. */
final class FindStepDialog extends Dialog implements SessionListener {

    private static final int BACK = IDialogConstants.CLIENT_ID;
    private static final int FORWARD = IDialogConstants.CLIENT_ID + 1;
    private static final int STOP = IDialogConstants.CLIENT_ID + 2;
    private static final int ALL = IDialogConstants.CLIENT_ID + 3;
    private static final int TICK_MILLISECONDS = 250;
    private static final int WIDE = 560;
    private static final int MARGIN = 12;
    private static final int MESSAGE_LINES = 3;
    private static final String EXAMPLES = "Names are those of the JSON output; Ctrl+Space proposes them. For example:\n"
            + "    kind == \"ThresholdTaken\" && after == 0\n    !passed && reason == \"bits\" && process == \"server\"\n"
            + "    event.type == PTL_EVENT_ACK && event.mlength > 0";

    private final SearchHistory history = SearchHistory.OF_WORKBENCH;
    private final ShownSession session;
    private Combo condition;
    private Label message;

    private FindStepDialog(Shell parent, ShownSession session) {
        super(parent);
        this.session = session;
        setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    /** Opens the dialog, or brings it to the front, for a session. */
    static void open(Shell parent, ShownSession session) {
        Optional<FindStepDialog> open = Stream.of(parent.getShells()).map(Shell::getData).filter(FindStepDialog.class::isInstance)
                .map(FindStepDialog.class::cast).findFirst();
        open.filter(dialog -> dialog.session != session).ifPresent(FindStepDialog::close);
        open.filter(dialog -> dialog.session == session).ifPresentOrElse(dialog -> dialog.getShell().setActive(),
                () -> new FindStepDialog(parent, session).open());
    }

    @Override
    public void create() {
        super.create();
        session.addListener(this);
    }

    @Override
    public boolean close() {
        session.removeListener(this);
        return super.close();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Find Step");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        label(area, "Condition that the step meets:", 1);
        condition = new Combo(area, SWT.DROP_DOWN);
        condition.setItems(history.conditions().toArray(String[]::new));
        condition.setText(history.last().orElse(""));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(condition);
        condition.addListener(SWT.Modify, event -> check());
        new ContentProposalAdapter(condition, new ComboContentAdapter(), this::proposals, KeyStroke.getInstance(SWT.MOD1, ' '), null);
        label(area, EXAMPLES, 1);
        message = label(area, "", MESSAGE_LINES);
        return area;
    }

    /** In the text of a label an ampersand stands before the letter of a key. */
    private static String shown(String text) {
        return text.replace("&", "&&");
    }

    private static Label label(Composite area, String text, int lines) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(shown(text));
        int height = lines == 1 ? SWT.DEFAULT : lines * label.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().grab(true, lines > 1).hint(WIDE, height).applyTo(label);
        return label;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, STOP, "Stop", false);
        createButton(parent, ALL, "Find All", false);
        createButton(parent, BACK, "Find Previous", false);
        createButton(parent, FORWARD, "Find Next", true);
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, false);
        check();
    }

    private IContentProposal[] proposals(String contents, int position) {
        return session.snapshot().map(SessionSnapshot::processes).stream()
                .flatMap(processes -> new ConditionProposals(processes).of(contents.substring(0, position)).stream())
                .map(proposal -> new ContentProposal(proposal.missing(), proposal.word(), null)).toArray(IContentProposal[]::new);
    }

    @Override
    protected void buttonPressed(int button) {
        switch (button) {
            case BACK -> search(wanted -> session.find(wanted, Direction.BACK));
            case FORWARD -> search(wanted -> session.find(wanted, Direction.FORWARD));
            case ALL -> search(session::findAll);
            case STOP -> session.cancel();
            default -> close();
        }
    }

    private void search(Consumer<StepQuery> search) {
        history.add(condition.getText().strip());
        query(new Problems()).ifPresent(search);
    }

    private Optional<StepQuery> query(Problems problems) {
        return session.snapshot().flatMap(snapshot -> StepQuery.meets(condition.getText(), snapshot.processes(), problems));
    }

    /** Says what is wrong with the condition; an empty one is not wrong yet. */
    private void check() {
        Problems problems = new Problems();
        boolean complete = query(problems).isPresent();
        List<Problem> wrong = condition.getText().isBlank() ? List.of() : problems.sorted();
        message.setText(shown(wrong.stream().map(Problem::message).collect(Collectors.joining("\n"))));
        enable(complete, session.isBusy());
    }

    private void enable(boolean complete, boolean busy) {
        DialogButtons.enable(getButton(ALL), complete && !busy);
        DialogButtons.enable(getButton(BACK), complete && !busy);
        DialogButtons.enable(getButton(FORWARD), complete && !busy);
        DialogButtons.enable(getButton(STOP), busy);
    }

    @Override
    public void changed() {
        check();
        session.snapshot().flatMap(now -> Optional.ofNullable(now.timeline().stepBefore(now.position())).map(step -> now.where() + "\n" + step.words()))
                .filter(words -> message.getText().isEmpty()).ifPresent(words -> message.setText(shown(words)));
    }

    /** Says how far the search is, as long as it runs. */
    private void showProgress() {
        if (!message.isDisposed() && session.isBusy()) {
            OptionalInt percent = session.percent();
            message.setText(percent.isPresent() ? "Searching … " + percent.getAsInt() + " %" : "Searching …");
            message.getDisplay().timerExec(TICK_MILLISECONDS, this::showProgress);
        }
    }

    @Override
    public void missed(String sentence) {
        message.setText(shown(sentence));
    }

    @Override
    public void busy(boolean busy) {
        if (busy) {
            showProgress();
        }
        enable(!busy && query(Problems.ignored()).isPresent(), busy);
    }
}
