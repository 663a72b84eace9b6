package org.portalscope.ui.exchange;

import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.portalscope.scenario.exchange.ExchangeNumber;
import org.portalscope.scenario.exchange.ExchangePattern;
import org.portalscope.scenario.exchange.MpiExchange;
import org.portalscope.ui.part.DialogButtons;

/** Asks for an exchange between ranks of MPI: who sends to whom, how many ranks, how long messages are. It shows the scenario that comes of it. */
final class MpiExchangeDialog extends Dialog {

    private static final int MARGIN = 12;
    private static final int WIDE = 560;
    private static final int LINES = 12;

    private final Map<ExchangeNumber, Text> numbers = new EnumMap<>(ExchangeNumber.class);
    private Combo pattern;
    private Button receivesFirst;
    private Label message;
    private Text preview;
    private Optional<MpiExchange> wanted = Optional.empty();

    private MpiExchangeDialog(Shell parent) {
        super(parent);
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Asks for an exchange; nothing if none is wanted. */
    static Optional<MpiExchange> ask(Shell parent) {
        MpiExchangeDialog dialog = new MpiExchangeDialog(parent);
        return dialog.open() == Window.OK ? dialog.wanted : Optional.empty();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("New MPI Exchange");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(MARGIN, MARGIN).applyTo(area);
        new Label(area, SWT.NONE).setText("Pattern:");
        pattern = new Combo(area, SWT.DROP_DOWN | SWT.READ_ONLY);
        pattern.setItems(Stream.of(ExchangePattern.values()).map(ExchangePattern::label).toArray(String[]::new));
        pattern.select(0);
        pattern.addListener(SWT.Selection, event -> check());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(pattern);
        for (ExchangeNumber number : ExchangeNumber.values()) {
            numbers.put(number, field(area, number));
        }
        receivesFirst = new Button(area, SWT.CHECK);
        receivesFirst.setText("Receives are &posted before their messages come");
        receivesFirst.setSelection(true);
        receivesFirst.addListener(SWT.Selection, event -> check());
        GridDataFactory.fillDefaults().span(2, 1).applyTo(receivesFirst);
        message = new Label(area, SWT.WRAP);
        GridDataFactory.fillDefaults().grab(true, false).span(2, 1).hint(WIDE, SWT.DEFAULT).applyTo(message);
        createPreview(area);
        return area;
    }

    private Text field(Composite area, ExchangeNumber number) {
        new Label(area, SWT.NONE).setText(number.label() + ":");
        Text text = new Text(area, SWT.BORDER);
        text.setText(String.valueOf(number.initial()));
        text.addListener(SWT.Modify, event -> check());
        GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
        return text;
    }

    private void createPreview(Composite area) {
        Label label = new Label(area, SWT.NONE);
        label.setText("Scenario:");
        GridDataFactory.fillDefaults().span(2, 1).applyTo(label);
        preview = new Text(area, SWT.BORDER | SWT.MULTI | SWT.READ_ONLY | SWT.H_SCROLL | SWT.V_SCROLL);
        preview.setFont(JFaceResources.getTextFont());
        GridDataFactory.fillDefaults().span(2, 1).grab(true, true).hint(WIDE, LINES * preview.getLineHeight()).applyTo(preview);
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Create", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected Control createContents(Composite parent) {
        Control contents = super.createContents(parent);
        check();
        return contents;
    }

    /** Shows the exchange that is asked for, or says what is wrong with it. */
    private void check() {
        Map<ExchangeNumber, String> typed = numbers.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, field -> field.getValue().getText()));
        wanted = MpiExchange.read(ExchangePattern.values()[pattern.getSelectionIndex()], typed, receivesFirst.getSelection());
        message.setText(MpiExchange.problem(typed).or(() -> wanted.map(MpiExchange::protocol)).orElseThrow());
        message.requestLayout();
        preview.setText(wanted.map(MpiExchange::text).orElse(""));
        DialogButtons.enable(getButton(IDialogConstants.OK_ID), wanted.isPresent());
    }
}
