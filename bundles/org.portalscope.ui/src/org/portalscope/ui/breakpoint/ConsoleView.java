package org.portalscope.ui.breakpoint;

import java.util.List;

import org.eclipse.jface.action.Action;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.portalscope.analysis.breakpoint.LogLine;
import org.portalscope.presentation.control.SessionBreakpoints;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;

/** Shows the lines that breakpoints have written, each with its transition; Enter goes there. */
public final class ConsoleView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.console";

    private static final String NONE = "Lines that breakpoints write are here. <a href=\"org.portalscope.ui.addBreakpoint\">Add one</a> that writes, such as "
            + "log \"threshold {before} to {after}\" when kind == \"ThresholdTaken\".";

    private static final List<String> COLUMNS = List.of("transition", "process", "line");

    private Composite stack;
    private EmptyHint hint;
    private Table table;
    private List<LogLine> lines = List.of();

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        table = new Table(stack, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.addListener(SWT.MouseMove, RowTooltips::show);
        table.addListener(SWT.SetData, this::fill);
        table.addListener(SWT.DefaultSelection, event -> controller().seek(lines.get(table.getSelectionIndex()).position()));
        CopyAsMenu.install(table, getViewSite(), RowCopySource.of(table, COLUMNS, () -> lines,
                line -> List.of(Integer.toString(line.position().transition()), line.process(), line.text())));
        getViewSite().getActionBars().getMenuManager().add(new Action("Clear") {
            @Override
            public void run() {
                controller().open().ifPresent(open -> open.controller().breakpoints().clearLog());
                showSession();
            }
        });
        recolour();
    }

    private void fill(Event event) {
        TableItem item = (TableItem) event.item;
        int index = table.indexOf(item);
        item.setText(index < 0 || index >= lines.size() ? "" : lines.get(index).toString());
    }

    @Override
    protected void showSession() {
        List<LogLine> now = controller().open().map(OpenSession::controller).map(SessionController::breakpoints).map(SessionBreakpoints::log).orElse(List.of());
        if (!now.equals(lines)) {
            lines = now;
            table.setItemCount(lines.size());
            table.clearAll();
            table.setTopIndex(lines.size() - 1);
        }
        hint.show(NONE);
        if (controller().snapshot().isEmpty()) {
            hint.showNoSession(controller());
        }
        ((StackLayout) stack.getLayout()).topControl = lines.isEmpty() ? hint.control() : table;
        stack.layout();
    }

    @Override
    protected void recolour() {
        hint.recolour();
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
    }

    @Override
    public void setFocus() {
        (lines.isEmpty() ? hint.control() : table).setFocus();
    }
}
