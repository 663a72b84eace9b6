package org.portalscope.ui.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.commands.ActionHandler;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.ui.IWorkbenchCommandConstants;
import org.eclipse.ui.handlers.IHandlerService;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.table.FilterProposals;
import org.portalscope.presentation.table.RowCause;
import org.portalscope.presentation.table.RowSubject;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.StateTableSource;
import org.portalscope.presentation.table.TableFilter;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.CopyText;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.part.TableRows;
import org.portalscope.ui.part.ValueMenu;
import org.portalscope.ui.part.ValueSelection;
import org.portalscope.ui.session.OpenSession;

/**
 * A view of a table of the state at the cursor. Rows are filtered, sorted and copied; what is selected in one view is so in all, and Enter goes to what
 * brought a row about. While a long move runs it shows what was there before.
 */
public abstract class StateTableView extends SessionView implements ValueSelection {

    private final StateTableSource source;
    private Composite stack;
    private Composite page;
    private EmptyHint hint;
    private TableBar bar;
    private StateTableControl table;

    /** @param source makes the table */
    protected StateTableView(StateTableSource source) {
        this.source = source;
    }

    @Override
    protected final void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        page = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(page);
        bar = new TableBar(page, this::showSession, words -> table.filter(new TableFilter(words)),
                () -> table.control().setFocus());
        bar.propose(begun -> shown().map(now -> FilterProposals.of(now, begun)).orElse(List.of()));
        Composite place = placeOfTable(page);
        table = new StateTableControl(place, this::select, this::goToCause, bar::note);
        if (place != page) {
            place.setTabList(Stream.concat(Stream.of(table.control()), Stream.of(place.getChildren()).filter(it -> it != table.control()))
                    .toArray(Control[]::new));
        }
        GridDataFactory.fillDefaults().grab(true, true).minSize(TableRows.leastRoom(table.control())).applyTo(table.control());
        RowCopies copies = new RowCopies(table, this::steered);
        Action copy = new CopyText(copies::text);
        Action copyHere = action("Copy", () -> bar.copy(copy));
        getSite().getService(IHandlerService.class).activateHandler(IWorkbenchCommandConstants.EDIT_COPY, new ActionHandler(copyHere));
        Action cause = action("Go to What Brought It About", () -> table.selected().stream().findFirst().ifPresent(this::goToCause));
        List<IContributionItem> more = new ArrayList<>(List.of(new ActionContributionItem(cause), new ActionContributionItem(copy), new CopyAsMenu(copies)));
        actions().stream().map(ActionContributionItem::new).forEach(more::add);
        table.control().setMenu(ValueMenu.of(table.control(), getSite(), more.toArray(IContributionItem[]::new)));
    }

    /** Where the table lies, in a grid; a view that shows something beside it puts that there, too, and Tab comes to it behind the table. */
    protected Composite placeOfTable(Composite below) {
        return below;
    }

    /** The table has been shown anew. */
    protected void shownAnew(StateTable now) {
        // most views show nothing else
    }

    /** What else stands in the menu of the table. */
    protected List<Action> actions() {
        return List.of();
    }

    static final Action action(String label, Runnable work) {
        return new Action(label) {
            @Override
            public void run() {
                work.run();
            }
        };
    }

    /** Shows something instead of what the cursor is about. */
    final void choose(Subject subject) {
        bar.choose(subject);
        showSession();
    }

    /** The widget with the rows. */
    final Table control() {
        return table.control();
    }

    /** What is shown; nothing without a session. */
    final Optional<StateTable> shown() {
        return table.shown();
    }

    /** What steers the session, if there is one. */
    final Optional<SessionController> steered() {
        return controller().open().map(OpenSession::controller);
    }

    private void select(StateRow row) {
        steered().filter(it -> !it.isBusy()).ifPresent(it -> it.selectSubject(Optional.of(RowSubject.of(it.session(), row.key()))));
    }

    private void goToCause(StateRow row) {
        steered().filter(it -> !it.isBusy()).ifPresent(it -> RowCause.goTo(it, row.key()));
    }

    @Override
    public final Optional<StepQuery> changesOfSelection() {
        return table.selected().stream().findFirst().map(row -> RowCause.changes(row.key()));
    }

    @Override
    protected final void showSession() {
        hint.showNoSession(controller());
        Optional<SessionController> shown = steered();
        ((StackLayout) stack.getLayout()).topControl = shown.isPresent() ? page : hint.control();
        shown.filter(it -> !it.isBusy()).ifPresent(this::tell);
        stack.layout();
    }

    private void tell(SessionController steered) {
        StateTable now = source.table(steered, steered.shownProcess(), bar.chosen());
        bar.showExample(source.exampleOfFilter(now));
        bar.show(now.heading(), source.withoutChoice(steered), source.choices(steered, steered.shownProcess()));
        table.show(now, steered.session().position(), steered.selectedSubject());
        shownAnew(now);
    }

    /** The rows that show, in their order. */
    public final List<StateRow> rows() {
        return table.rows();
    }

    @Override
    protected final void recolour() {
        hint.recolour();
        bar.recolour();
        table.recolour();
    }

    @Override
    public final void setFocus() {
        (controller().snapshot().isPresent() ? table.control() : hint.control()).setFocus();
    }
}
