package org.portalscope.ui.node;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchWindow;
import org.portalscope.node.client.ControlAddresses;
import org.portalscope.node.client.LocalNodes;
import org.portalscope.node.client.NodeTarget;
import org.portalscope.node.control.NodeFolder;

/** Asks which nodes to attach to: some of this machine, or those at addresses, which the user or a file names. */
final class AttachDialog extends Dialog {

    private static final int WIDE = 520;
    private static final int MARGIN = 12;
    private static final int ROWS = 6;

    private final IWorkbenchWindow window;
    private Table table;
    private Label hint;
    private Label missing;
    private Text addresses;
    private Text token;
    private Button lines;
    private List<LocalNodes.Row> rows = List.of();

    private AttachDialog(IWorkbenchWindow window) {
        super(window.getShell());
        this.window = window;
        setShellStyle(getShellStyle() | SWT.RESIZE);
    }

    /** Asks, and attaches. */
    static void ask(IWorkbenchWindow window) {
        AttachDialog dialog = new AttachDialog(window);
        dialog.setBlockOnOpen(false);
        dialog.open();
    }

    @Override
    protected void configureShell(Shell shell) {
        super.configureShell(shell);
        shell.setText("Attach to Nodes");
    }

    @Override
    protected Control createDialogArea(Composite parent) {
        Composite area = (Composite) super.createDialogArea(parent);
        GridLayoutFactory.fillDefaults().margins(MARGIN, MARGIN).applyTo(area);
        label(area, "Nodes of this machine:");
        table = new Table(area, SWT.CHECK | SWT.BORDER | SWT.V_SCROLL);
        GridDataFactory.fillDefaults().grab(true, true).hint(WIDE, ROWS * table.getItemHeight()).applyTo(table);
        hint = label(area, "Looking in " + NodeFolder.ofUser().path() + "...");
        label(area, "Or nodes elsewhere: HOST:PORT of each control port, with commas, or a file with one in each line:");
        addresses = field(area);
        label(area, "The file with their token, as 'portalscope node --token' was given it:");
        token = field(area);
        lines = new Button(area, SWT.CHECK);
        lines.setText("&Lines of programs in Java (costs them a microsecond or two a call; lines of scenarios cost nothing)");
        lines.setSelection(WantedLines.last());
        LocalNodesJob.read(parent.getDisplay(), this::show);
        return area;
    }

    private static Label label(Composite area, String words) {
        Label label = new Label(area, SWT.WRAP);
        label.setText(words.replace("&", "&&"));
        GridDataFactory.fillDefaults().grab(true, false).hint(WIDE, SWT.DEFAULT).applyTo(label);
        return label;
    }

    /** A field for words or for the name of a file, which can be chosen. */
    private static Text field(Composite area) {
        Composite line = new Composite(area, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).applyTo(line);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(line);
        Text field = new Text(line, SWT.BORDER);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(field);
        Button browse = new Button(line, SWT.PUSH);
        browse.setText("Browse...");
        browse.addListener(SWT.Selection, event -> Optional.ofNullable(new FileDialog(area.getShell(), SWT.OPEN).open()).ifPresent(field::setText));
        return field;
    }

    @Override
    protected Control createContents(Composite parent) {
        Control contents = super.createContents(parent);
        missing = label((Composite) getDialogArea(), "");
        table.addListener(SWT.Selection, event -> check());
        addresses.addListener(SWT.Modify, event -> check());
        token.addListener(SWT.Modify, event -> check());
        check();
        return contents;
    }

    /** What is chosen can be attached to, or what is missing is said. */
    private void check() {
        boolean isElsewhere = !addresses.getText().isBlank();
        boolean isChosen = Stream.of(table.getItems()).anyMatch(TableItem::getChecked);
        boolean isKnown = !token.getText().isBlank();
        missing.setText(isElsewhere && !isKnown ? "Nodes elsewhere want the file with their token." : isElsewhere || isChosen ? ""
                : "Check a node of this machine, or say where others are.");
        missing.requestLayout();
        getButton(IDialogConstants.OK_ID).setEnabled(isElsewhere ? isKnown : isChosen);
    }

    private void show(LocalNodes found) {
        if (!table.isDisposed()) {
            rows = found.nodes();
            for (LocalNodes.Row row : rows) {
                TableItem item = new TableItem(table, SWT.NONE);
                item.setText(row.title() + ", " + row.words());
                item.setChecked(row.title().equals(rows.get(0).title()));
            }
            List<String> words = rows.isEmpty() ? Stream.concat(found.problems().stream(), Stream.of(found.hint())).toList() : found.problems();
            hint.setText(String.join("\n", words).replace("&", "&&"));
            hint.getParent().layout();
            check();
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        createButton(parent, IDialogConstants.OK_ID, "Attach", true);
        createButton(parent, IDialogConstants.CANCEL_ID, IDialogConstants.CANCEL_LABEL, false);
    }

    @Override
    protected void okPressed() {
        List<LocalNodes.Row> chosen = Stream.of(table.getItems()).filter(TableItem::getChecked).map(item -> rows.get(table.indexOf(item))).toList();
        String elsewhere = addresses.getText().strip();
        String file = token.getText().strip();
        boolean wantsLines = lines.getSelection();
        WantedLines.keep(wantsLines);
        super.okPressed();
        if (!elsewhere.isEmpty()) {
            NodeLaunches.keep(NodeLaunches.ATTACH, "Nodes at " + elsewhere, "", elsewhere, file, wantsLines);
            attach(() -> ControlAddresses.targets(elsewhere, file), wantsLines);
        } else if (!chosen.isEmpty()) {
            NodeLaunches.keep(NodeLaunches.ATTACH, "Nodes of " + chosen.get(0).title(), chosen.get(0).title(), "", "", wantsLines);
            List<NodeTarget> targets = chosen.stream().map(LocalNodes.Row::target).toList();
            attach(() -> targets, wantsLines);
        }
    }

    private void attach(NodeSessions.Source targets, boolean wantsLines) {
        NodeSessions.attach(window.getActivePage(), targets.withLines(wantsLines), why -> MessageDialog.openError(window.getShell(), "Attach to Nodes", why));
    }
}
