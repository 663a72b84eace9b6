package org.portalscope.ui.breakpoint;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.menus.CommandContributionItem;
import org.eclipse.ui.menus.CommandContributionItemParameter;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;

/**
 * Lists the breakpoints of the session: each can be switched off, changed and removed, and says if what it waits for is not there. Those that the cursor
 * stands at are marked.
 */
public final class BreakpointsView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.breakpoints";

    private static final String ADD = "org.portalscope.ui.addBreakpoint";
    private static final String NONE = "This session has no breakpoints. <a href=\"" + ADD + "\">Add one</a> that waits for a message, a value or a condition, "
            + "or double-click beside a line of the scenario.";

    private Composite stack;
    private EmptyHint hint;
    private Table table;
    private List<BreakpointRow> rows = List.of();
    /** What is wrong with breakpoints that were kept, below the others. */
    private List<String> refused = List.of();
    private BreakpointList followed;
    private final Runnable listener = this::showSession;

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        table = new Table(stack, SWT.CHECK | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.addListener(SWT.MouseMove, RowTooltips::show);
        new TableColumn(table, SWT.LEFT);
        table.addListener(SWT.Resize, event -> table.getColumn(0).setWidth(table.getClientArea().width));
        table.addListener(SWT.Selection, this::check);
        table.addListener(SWT.DefaultSelection, event -> selected().stream().findFirst().ifPresent(this::reveal));
        table.addListener(SWT.KeyDown, this::press);
        CopyAsMenu.install(table, getViewSite(), RowCopySource.of(table, BreakpointRow.COLUMNS, () -> rows, BreakpointRow::cells));
        IToolBarManager tools = getViewSite().getActionBars().getToolBarManager();
        tools.add(new CommandContributionItem(new CommandContributionItemParameter(getSite(), null, ADD, CommandContributionItem.STYLE_PUSH)));
        recolour();
    }

    private void check(Event event) {
        int index = table.indexOf((TableItem) event.item);
        if (event.detail == SWT.CHECK && index < rows.size()) {
            BreakpointRow row = rows.get(index);
            list().change(row.number(), breakpoint -> breakpoint.enabled(!row.enabled()));
        }
    }

    private void press(Event event) {
        List<BreakpointRow> selected = selected();
        if (event.keyCode == SWT.DEL) {
            selected.forEach(gone -> list().remove(gone.number()));
        } else if (event.keyCode == SWT.F2) {
            selected.stream().findFirst().ifPresent(changed -> BreakpointDialog.change(getSite().getShell(), controller(), changed.number()));
        }
    }

    private List<BreakpointRow> selected() {
        return IntStream.of(table.getSelectionIndices()).filter(index -> index < rows.size()).mapToObj(rows::get).toList();
    }

    /** Shows the line of a breakpoint in the editor; any other one can be changed. */
    private void reveal(BreakpointRow row) {
        if (row.breakpoint().target() instanceof LineTarget line) {
            controller().open().flatMap(open -> open.controller().breakpoints().place(line)).ifPresent(place -> Scenarios.reveal(getSite().getPage(), place));
        } else {
            BreakpointDialog.change(getSite().getShell(), controller(), row.number());
        }
    }

    private BreakpointList list() {
        return controller().open().map(open -> open.controller().breakpoints().list()).orElse(null);
    }

    @Override
    protected void showSession() {
        if (table.isDisposed()) {
            return;
        }
        follow(list());
        if (controller().isBusy()) {
            return;
        }
        rows = controller().open().map(open -> BreakpointRow.of(open.controller())).orElse(List.of());
        refused = controller().open().map(open -> open.controller().breakpoints().refused()).orElse(List.of());
        hint.show(NONE);
        if (list() == null) {
            hint.showNoSession(controller());
        }
        ((StackLayout) stack.getLayout()).topControl = rows.isEmpty() && refused.isEmpty() ? hint.control() : table;
        fill();
        stack.layout();
    }

    private void follow(BreakpointList list) {
        if (list != followed) {
            unfollow();
            followed = list;
            if (followed != null) {
                followed.addListener(listener);
            }
        }
    }

    private void unfollow() {
        if (followed != null) {
            followed.removeListener(listener);
        }
    }

    private void fill() {
        table.setItemCount(rows.size() + refused.size());
        for (int i = 0; i < rows.size(); i++) {
            rows.get(i).fill(table.getItem(i));
        }
        for (int i = 0; i < refused.size(); i++) {
            BreakpointRow.fillRefused(table.getItem(rows.size() + i), refused.get(i));
        }
    }

    @Override
    protected void recolour() {
        hint.recolour();
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
        fill();
    }

    @Override
    public void dispose() {
        unfollow();
        super.dispose();
    }

    @Override
    public void setFocus() {
        (rows.isEmpty() ? hint.control() : table).setFocus();
    }
}
