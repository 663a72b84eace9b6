package org.portalscope.ui.whatif;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.analysis.whatif.RequestMembers;
import org.portalscope.analysis.whatif.WhatIf;
import org.portalscope.analysis.whatif.WhatIfAnswer;
import org.portalscope.analysis.whatif.WhatIfException;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.ui.translation.StepTable;

/** Asks for another request than the one at the cursor, or for what is edited before it arrives, and shows how it would be translated. */
final class WhatIfDialog extends Dialog {

    private static final int TRANSLATE = IDialogConstants.CLIENT_ID;
    private static final int COLUMNS = 6;
    private static final int MARGIN = 12;
    private static final int WIDE = 760;
    private static final int ROWS_HIGH = 260;
    private static final int FIELD_WIDE = 184;
    private static final int WORDS_HIGH = 3;
    private static final String EXAMPLE = "entry me 0 bits=0x0008; md md 0 threshold=1";

    private final SessionSnapshot snapshot;
    private final WhatIf whatIf;
    private final Map<String, Text> members = new LinkedHashMap<>();
    private Combo kind;
    private Text edits;
    private StepTable steps;
    private Label words;

    /** @param snapshot of the session that is asked about, at the place that is meant */
    WhatIfDialog(Shell parent, SessionSnapshot snapshot, WhatIf whatIf) {
        super(parent);
        this.snapshot = snapshot;
        this.whatIf = whatIf;
        setShellStyle(SWT.DIALOG_TRIM | SWT.MODELESS | SWT.RESIZE);
        setBlockOnOpen(false);
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("What If at " + snapshot.where());
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(COLUMNS).margins(MARGIN, MARGIN).applyTo(area);
        createRequest(area, whatIf.request());
        label(area, "Edited before it:");
        edits = new Text(area, SWT.BORDER | SWT.SINGLE);
        edits.setMessage(EXAMPLE);
        GridDataFactory.fillDefaults().span(COLUMNS - 1, 1).grab(true, false).applyTo(edits);
        steps = new StepTable(area, index -> { });
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, true).hint(WIDE, ROWS_HIGH).applyTo(steps.control());
        words = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().span(COLUMNS, 1).grab(true, false)
                .hint(WIDE, WORDS_HIGH * words.computeSize(SWT.DEFAULT, SWT.DEFAULT).y).applyTo(words);
        return area;
    }

    private void createRequest(Composite area, Request request) {
        label(area, "Request:");
        kind = new Combo(area, SWT.DROP_DOWN | SWT.READ_ONLY);
        kind.setItems(Message.Kind.PUT.word(), Message.Kind.GET.word());
        kind.setText(request.kind().word());
        RequestMembers.of(request).forEach((name, value) -> {
            label(area, capitalized(name) + ":");
            Text text = new Text(area, SWT.BORDER | SWT.SINGLE);
            text.setText(value);
            GridDataFactory.fillDefaults().grab(true, false).hint(FIELD_WIDE, SWT.DEFAULT).applyTo(text);
            members.put(name, text);
        });
        for (int rest = 2 * (1 + members.size()); rest % COLUMNS != 0; rest++) {
            label(area, "");
        }
    }

    /** As a label has it, unless it is spelled as a member of the document. */
    private static String capitalized(String name) {
        return name.contains("_") ? name : name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
    }

    private static void label(Composite area, String text) {
        new Label(area, SWT.NONE).setText(text);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, TRANSLATE, "Translate", true);
        createButton(parent, IDialogConstants.CLOSE_ID, IDialogConstants.CLOSE_LABEL, false);
        ask();
    }

    @Override
    protected void buttonPressed(int button) {
        if (button == TRANSLATE) {
            ask();
        } else {
            close();
        }
    }

    /** The translation runs in the background: a long list takes its time. */
    private void ask() {
        String question = question();
        WhatIfWork.run(cancelled -> answered(question, cancelled)).orElse(() -> words.setText("The question was cancelled.")).run();
    }

    /** What shows the answer; nothing if the question was cancelled. */
    private Optional<Runnable> answered(String question, BooleanSupplier cancelled) {
        try {
            return whatIf.ask(question, cancelled).map(answer -> () -> show(answer));
        } catch (WhatIfException e) {
            return Optional.of(() -> words.setText(e.getMessage().replace("&", "&&")));
        }
    }

    private String question() {
        String request = members.entrySet().stream().filter(member -> !member.getValue().getText().isBlank())
                .map(member -> member.getKey() + '=' + member.getValue().getText().strip()).collect(Collectors.joining(" ", kind.getText() + ' ', ""));
        return request + "; " + edits.getText();
    }

    private void show(WhatIfAnswer answer) {
        steps.show(answer.rows(), answer.steps(), answer.steps().size());
        words.setText(answer.words().replace("&", "&&"));
    }
}
