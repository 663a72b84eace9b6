package org.portalscope.ui.branch;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.engine.input.Input;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.ui.part.DialogButtons;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Asks for other members of something of a process, says what is wrong with them, and lets the run go on with them. */
final class EditValueDialog extends Dialog {

    private static final int WIDE = 480;
    private static final int MARGIN = 12;
    private static final int MESSAGE_LINES = 3;
    private static final int COLUMNS = 2;

    private final OpenSession session;
    private final BranchPoint point;
    private final EditedValue edited;
    private final Map<String, Text> fields = new LinkedHashMap<>();
    private Label message;

    EditValueDialog(Shell parent, OpenSession session, BranchPoint point, EditedValue edited) {
        super(parent);
        this.session = session;
        this.point = point;
        this.edited = edited;
        setShellStyle(SWT.DIALOG_TRIM | SWT.PRIMARY_MODAL | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Edit " + edited.name());
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(MARGIN, MARGIN).applyTo(area);
        label(area, point.isEnd() ? "The run goes on with it." : "It is edited before transition " + (point.number() + 1)
                + ", on a branch of its own; this timeline stays.", 1);
        edited.editable().members().forEach(member -> fields.put(member.name(), field(area, member)));
        message = label(area, "", MESSAGE_LINES);
        Text first = fields.getOrDefault(edited.value().member(), fields.values().iterator().next());
        first.setFocus();
        first.selectAll();
        return area;
    }

    private Text field(Composite area, Editable.Member member) {
        new Label(area, SWT.NONE).setText(member.name());
        Text text = new Text(area, SWT.SINGLE | SWT.BORDER);
        text.setFont(JFaceResources.getTextFont());
        text.setText(member.text());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        text.addListener(SWT.Modify, event -> check());
        return text;
    }

    private static Label label(Composite area, String text, int lines) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(text);
        int height = lines == 1 ? SWT.DEFAULT : lines * label.computeSize(SWT.DEFAULT, SWT.DEFAULT).y;
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, lines > 1).hint(WIDE, height).applyTo(label);
        return label;
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Edit", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
        check();
    }

    /** What the process is to take; nothing if something is wrong, or nothing is changed. */
    private Optional<Input> input(Problems problems) {
        Map<String, String> texts = new LinkedHashMap<>();
        for (Editable.Member member : edited.editable().members()) {
            String text = fields.get(member.name()).getText();
            if (!text.equals(member.text())) {
                texts.put(member.name(), text);
            }
        }
        return texts.isEmpty() ? Optional.empty() : edited.editable().edited(texts, problems);
    }

    private void check() {
        Problems problems = new Problems();
        boolean isComplete = input(problems).isPresent();
        say(problems.sorted().stream().map(this::words).collect(Collectors.joining("\n")));
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), isComplete);
    }

    private String words(Problem problem) {
        return edited.editable().members().get(problem.position().line() - 1).name() + ": " + problem.message();
    }

    /** In the text of a label an ampersand stands before the letter of a key. */
    private void say(String sentence) {
        if (!message.isDisposed()) {
            message.setText(sentence.replace("&", "&&"));
        }
    }

    @Override
    protected void okPressed() {
        input(new Problems()).map(input -> Edit.at(point, edited.value().process(), input)).ifPresent(edit ->
                SessionServices.sessions().goOn(session, point, edit, refused -> refused.ifPresentOrElse(this::say, this::close)));
    }
}
