package org.portalscope.ui.run;

import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CLabel;
import org.eclipse.swt.custom.StackLayout;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.portalscope.scene.style.ColorRole;
import org.portalscope.scene.style.State;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.Colours;
import org.portalscope.ui.part.CopyAsMenu;
import org.portalscope.ui.part.EmptyHint;
import org.portalscope.ui.part.RowCopySource;
import org.portalscope.ui.part.SessionView;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;

/** Shows how a search through many runs goes on, and lists what it came to; Enter opens a run as a session, at its failure if it has one. */
public final class FindingsView extends SessionView {

    /** The view's id in the workbench. */
    public static final String ID = "org.portalscope.ui.findings";

    private static final String NONE = "What <a href=\"org.portalscope.ui.explore\">all orders</a> of a scenario come to is listed here, or the runs of "
            + "<a href=\"org.portalscope.ui.seeds\">many seeds</a>.";
    private static final int TICK_MILLISECONDS = 100;
    private static final int PADDING = 24;
    private static final List<String> COLUMNS = List.of("Run", "Transitions", "Outcome");
    private static final int NAME = 0;
    private static final int TRANSITIONS = 1;
    private static final int OUTCOME = 2;

    private Composite stack;
    private Composite page;
    private EmptyHint hint;
    private CLabel heading;
    private Button stop;
    private Table table;
    private RunSearch search;
    private List<FoundRun> runs = List.of();

    /** Starts a search and shows it in the view, in the place of the one before, which ends. */
    static void start(IWorkbenchPage page, RunSearch search) throws PartInitException {
        ((FindingsView) page.showView(ID)).follow(search);
        search.schedule();
    }

    @Override
    protected void createContents(Composite parent) {
        stack = new Composite(parent, SWT.NONE);
        stack.setLayout(new StackLayout());
        hint = new EmptyHint(stack);
        hint.show(NONE);
        page = new Composite(stack, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(2).margins(4, 0).spacing(4, 0).applyTo(page);
        heading = new CLabel(page, SWT.LEFT);
        heading.setText("");
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(heading);
        stop = new Button(page, SWT.PUSH);
        stop.setText("Stop");
        GridDataFactory.swtDefaults().applyTo(stop);
        stop.addListener(SWT.Selection, event -> search.cancel());
        table = new Table(page, SWT.VIRTUAL | SWT.FULL_SELECTION | SWT.MULTI | SWT.V_SCROLL | SWT.H_SCROLL);
        table.setData("org.eclipse.e4.ui.css.disabled", Boolean.TRUE);
        table.setHeaderVisible(true);
        GridDataFactory.fillDefaults().grab(true, true).span(2, 1).applyTo(table);
        column(COLUMNS.get(NAME), SWT.LEFT);
        column(COLUMNS.get(TRANSITIONS), SWT.RIGHT);
        column(COLUMNS.get(OUTCOME), SWT.LEFT);
        table.addListener(SWT.SetData, this::fill);
        table.addListener(SWT.DefaultSelection, event -> open(runs.get(table.indexOf((TableItem) event.item))));
        table.addListener(SWT.Resize, event -> fit());
        CopyAsMenu.install(table, getViewSite(), RowCopySource.of(table, COLUMNS, () -> runs,
                run -> List.of(run.name(), Integer.toString(run.transitions()), run.outcome())));
        recolour();
        showPage();
    }

    private void column(String name, int style) {
        TableColumn column = new TableColumn(table, style);
        column.setText(name);
    }

    private void follow(RunSearch newSearch) {
        cancel();
        search = newSearch;
        show(List.of());
        showStop(true);
        showPage();
        tick();
    }

    private void cancel() {
        if (search != null) {
            search.cancel();
        }
    }

    private void showPage() {
        ((StackLayout) stack.getLayout()).topControl = search == null ? hint.control() : page;
        stack.layout();
    }

    /** Shows how far the search is, and again soon, or what it has come to. */
    private void tick() {
        if (heading.isDisposed()) {
            return;
        }
        boolean ended = search.hasEnded();
        heading.setText(search.words().replace("&", "&&"));
        heading.setToolTipText(search.words());
        if (ended) {
            end();
        } else {
            heading.getDisplay().timerExec(TICK_MILLISECONDS, this::tick);
        }
    }

    private void end() {
        showStop(false);
        show(search.runs());
        if (runs.size() == 1 && search.opensTheOnlyOne()) {
            open(runs.get(0));
        } else if (!runs.isEmpty()) {
            table.setFocus();
        }
    }

    private void showStop(boolean running) {
        stop.setVisible(running);
        ((GridData) stop.getLayoutData()).exclude = !running;
        page.layout();
    }

    private void show(List<FoundRun> newRuns) {
        runs = newRuns;
        table.setItemCount(runs.size());
        table.clearAll();
        table.setSelection(0);
        fit();
    }

    private void fill(Event event) {
        FoundRun run = runs.get(event.index);
        TableItem item = (TableItem) event.item;
        item.setText(new String[] {run.name(), Integer.toString(run.transitions()), run.outcome()});
        item.setForeground(NAME, run.isWrong() ? Colours.line(State.DROPPED) : Colours.of(ColorRole.TEXT));
    }

    /** The outcome takes what the others leave, and at least what it needs. */
    private void fit() {
        IntStream.of(NAME, TRANSITIONS, OUTCOME).forEach(column -> table.getColumn(column).pack());
        int others = table.getColumn(NAME).getWidth() + table.getColumn(TRANSITIONS).getWidth() + PADDING;
        table.getColumn(OUTCOME).setWidth(Math.max(table.getColumn(OUTCOME).getWidth(), table.getClientArea().width - others));
    }

    private void open(FoundRun run) {
        OpenSession session = SessionServices.sessions().open(run.launch().get(), run.isWrong() ? driver -> { } : InitialPositions::firstTranslation);
        if (run.isWrong()) {
            session.controller().runToEnd();
        }
        IViewPart graph = getSite().getPage().findView(PortalsGraphView.ID);
        if (graph != null) {
            getSite().getPage().activate(graph);
        }
    }

    /** What is listed, as the table shows it. */
    public List<String> lines() {
        return runs.stream().map(run -> run.name() + ": " + run.outcome() + ", " + run.transitions()).toList();
    }

    /** What stands above the list. */
    public String heading() {
        return heading.getText().replace("&&", "&");
    }

    @Override
    protected void showSession() {
        // what has been found does not depend on the session that is shown
    }

    @Override
    protected String description() {
        return "";
    }

    @Override
    protected void recolour() {
        hint.recolour();
        page.setBackground(Colours.of(ColorRole.CANVAS));
        heading.setBackground(Colours.of(ColorRole.CANVAS));
        heading.setForeground(Colours.of(ColorRole.TEXT));
        table.setBackground(Colours.of(ColorRole.CANVAS));
        table.setForeground(Colours.of(ColorRole.TEXT));
        table.setHeaderBackground(Colours.of(ColorRole.CANVAS));
        table.setHeaderForeground(Colours.of(ColorRole.TEXT));
        table.clearAll();
    }

    @Override
    public void dispose() {
        cancel();
        super.dispose();
    }

    @Override
    public void setFocus() {
        (search == null ? hint.control() : table).setFocus();
    }
}
