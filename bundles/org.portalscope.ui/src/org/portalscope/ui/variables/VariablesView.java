package org.portalscope.ui.variables;

import java.util.List;
import java.util.Optional;

import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.SashForm;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.ui.actions.ActionFactory;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.CopyText;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.part.TextTable;
import org.portalscope.ui.part.TextTree;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;

/**
 * Lists the calls that the threads of the shown process are in, and the names of the selected one with their values, which unfold; below them what
 * protocols above Portals know of the process.
 */
public final class VariablesView extends SessionView implements ValueSelection {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.variables";

    private static final String WATCH = "org.portalscope.ui.watch";
    private static final List<String> CALL_COLUMNS = List.of("call", "place");
    private static final int[] SHARES = {38, 62};

    private Composite stack;
    private SashForm parts;
    private EmptyHint hint;
    private TextTable calls;
    private TextTree values;
    private List<Frame> frames = List.of();

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        parts = new SashForm(stack, SWT.VERTICAL);
        calls = new TextTable(parts);
        values = new TextTree(parts);
        RowCopySource copiedCalls = RowCopySource.of(calls.control(), CALL_COLUMNS, calls::lines, line -> List.of(line.first(), line.second()));
        CopyAsMenu.install(calls.control(), getViewSite(), copiedCalls);
        RowCopySource copiedValues = RowCopySource.of(values);
        values.control().setMenu(ValueMenu.of(values.control(), getSite(), ValueMenu.command(getSite(), WATCH), new CopyAsMenu(copiedValues)));
        getViewSite().getActionBars().setGlobalActionHandler(ActionFactory.COPY.getId(),
                new CopyText(() -> (calls.control().isFocusControl() ? copiedCalls : copiedValues).text()));
        parts.setWeights(SHARES);
        calls.control().addListener(SWT.Selection, event -> select(calls.control().getSelectionIndex()));
        calls.control().addListener(SWT.KeyDown, event -> {
            if (event.keyCode == SWT.ESC) {
                controller().select(Optional.empty());
            }
        });
    }

    /** The selected value as an expression, with its process; nothing if none is selected. */
    Optional<String> selectedValue() {
        return controller().snapshot().flatMap(now -> VariableLines.path(now.calls(), values.selection())
                .map(path -> now.processes().process(now.calls().process()).name() + ": " + path.text()));
    }

    private void select(int index) {
        if (index >= 0 && index < frames.size()) {
            controller().select(Optional.of(frames.get(index)));
        }
    }

    @Override
    public Optional<StepQuery> changesOfSelection() {
        return controller().snapshot().flatMap(now -> VariableLines.changes(now.calls(), values.selection()));
    }

    @Override
    protected boolean isRead() {
        return true;
    }

    @Override
    protected void showSession() {
        hint.showNoSession(controller());
        Optional<SessionSnapshot> now = controller().snapshot();
        ((StackLayout) stack.getLayout()).topControl = now.isPresent() ? parts : hint.control();
        now.ifPresent(this::tell);
        stack.layout();
    }

    private void tell(SessionSnapshot now) {
        frames = VariableLines.frames(now.calls());
        calls.show(VariableLines.calls(now.calls()));
        values.show(VariableLines.values(now));
        calls.control().setSelection(now.calls().shown().indexIn(frames));
    }

    @Override
    protected void recolour() {
        hint.recolour();
        calls.recolour();
        values.recolour();
    }

    @Override
    public void setFocus() {
        (controller().snapshot().isPresent() ? calls.control() : hint.control()).setFocus();
    }
}
