package org.portalscope.ui.tests.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.state.ProcessSubject;
import org.portalscope.ui.application.ScreenPicture;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.table.AccessControlView;
import org.portalscope.ui.table.EventQueuesView;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.table.MemoryView;
import org.portalscope.ui.table.QueuesView;
import org.portalscope.ui.table.StateTableView;
import org.portalscope.ui.table.StatusView;
import org.portalscope.ui.tests.Bench;

/** How one filters, sorts and copies the rows of a table, and goes to what brought one about. */
class StateTablesTest {

    /** More rows than are taken away at once. */
    private static final int ROWS = 5_000;
    private static final String LONG = """
            scenario "Long";
            process server at 1:0 {
                region inbox[8];
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                repeat %d as i {
                    PtlMEAttach(ni, 4, client, i, 0, PTL_RETAIN, PTL_INS_AFTER, &me);
                    PtlMDAttach(me, { start = inbox, length = 8, options = PTL_MD_OP_PUT }, PTL_RETAIN, PTL_RETAIN, NULL);
                }
                barrier;
            }
            process client at 0:0 {
                region greeting[8] = "greeting";
                PtlInit(&max);
                PtlNIInit(PTL_IFACE_DEFAULT, PTL_PID_ANY, NULL, &limits, &ni);
                PtlMDBind(ni, { start = greeting, length = 8 }, &md);
                barrier;
                PtlPut(md, PTL_NOACK_REQ, server, 4, 0, 7, 0, 0);
            }
            """.formatted(ROWS);

    private final Bench bench = new Bench();
    private StateTableView view;
    private Table table;

    @BeforeEach
    void show() throws Exception {
        bench.open("3.7-match-list");
        view = (StateTableView) bench.page().showView(MatchListView.ID);
        bench.activate(view);
        table = (Table) Display.getCurrent().getFocusControl();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldShowTheEntriesOfTheListThatIsSearched() {
        assertTrue(table.getItemCount() > 1);
        assertEquals(view.rows().size(), table.getItemCount());
        assertEquals("entry", table.getColumn(2).getText());
    }

    /** GTK complains on standard error of the scroll bars of a table that has rows before it has a size. */
    @Test
    void shouldHaveNoRowsBeforeItHasRoom() throws Exception {
        bench.page().hideView(bench.page().findView(StatusView.ID));
        StateTableView hidden = (StateTableView) bench.page().showView(StatusView.ID, null, IWorkbenchPage.VIEW_CREATE);
        assertEquals(List.of(), hidden.rows());
        bench.activate(hidden);
        assertFalse(hidden.rows().isEmpty());
    }

    @Test
    void shouldShowTheRowsOfAFilterAndAllAgain() {
        int all = table.getItemCount();
        Text filter = texts(table.getParent()).findFirst().orElseThrow();
        filter.setText("position:2");
        assertEquals(1, table.getItemCount());
        assertEquals("1 of " + all + " rows", note());
        filter.setText("portl:4");
        assertEquals("No column begins with portl.", note());
        filter.setText("");
        assertEquals(all, table.getItemCount());
        assertEquals("", note());
    }

    @Test
    void shouldKeepTheSelectionWhileRowsAreTakenAwayAndComeBack() throws Exception {
        bench.open("long.ptl", LONG);
        bench.controller().seek(InitialPositions::midTranslation);
        bench.activate(view);
        bench.await("all rows", () -> table.getItemCount() == ROWS);
        StateRow last = view.rows().get(ROWS - 1);
        table.setSelection(ROWS - 1);
        Text filter = texts(table.getParent()).findFirst().orElseThrow();
        filter.setText("position:" + ROWS);
        bench.await("the last row", () -> table.getItemCount() == 1 && view.rows().size() == 1);
        assertEquals(last.key(), view.rows().get(0).key());
        assertEquals(List.of(0), IntStream.of(table.getSelectionIndices()).boxed().toList());
        filter.setText("");
        bench.settle();
        assertEquals(ROWS, table.getItemCount());
        assertEquals(List.of(ROWS - 1), IntStream.of(table.getSelectionIndices()).boxed().toList());
    }

    /** What stands below the filter. */
    private String note() {
        Composite bar = (Composite) table.getParent().getChildren()[0];
        return Stream.of(bar.getChildren()).filter(Label.class::isInstance).map(Label.class::cast).reduce((first, last) -> last).map(Label::getText)
                .orElseThrow();
    }

    private static Stream<Text> texts(Composite parent) {
        return Stream.of(parent.getChildren()).flatMap(child -> child instanceof Text text ? Stream.of(text)
                : child instanceof Composite inner ? texts(inner) : Stream.empty());
    }

    @Test
    void shouldSortByTheColumnWhoseHeadIsClicked() {
        List<String> entries = entries();
        table.getColumn(1).notifyListeners(SWT.Selection, new Event());
        table.getColumn(1).notifyListeners(SWT.Selection, new Event());
        assertEquals(SWT.DOWN, table.getSortDirection());
        assertEquals(entries.get(0), entries().get(entries.size() - 1));
    }

    private List<String> entries() {
        return view.rows().stream().map(row -> row.text(1)).toList();
    }

    @Test
    void shouldCopyWhatIsSelected() {
        table.setSelection(0);
        bench.press('c', List.of(SWT.CTRL));
        Clipboard clipboard = new Clipboard(Display.getCurrent());
        bench.await("the copy", () -> clipboard.getContents(TextTransfer.getInstance()) instanceof String text && text.startsWith("position\tentry"));
        assertEquals(2, ((String) clipboard.getContents(TextTransfer.getInstance())).lines().count());
        clipboard.dispose();
    }

    @Test
    void shouldSelectInAllTablesAndInTheGraphWhatIsSelectedInOne() throws Exception {
        Event selection = new Event();
        selection.item = table.getItem(1);
        table.notifyListeners(SWT.Selection, selection);
        bench.settle();
        ProcessSubject entry = bench.controller().selectedSubject().orElseThrow();
        StateRow selected = view.rows().get(1);
        assertTrue(selected.isAbout(entry.process(), entry.subject()));
        PortalsGraphView graph = (PortalsGraphView) bench.page().findView(PortalsGraphView.ID);
        assertFalse(graph.getSite().getSelectionProvider().getSelection().isEmpty());
        StateTableView queues = (StateTableView) bench.page().showView(QueuesView.ID);
        bench.settle();
        assertEquals(1, queues.rows().stream().filter(row -> row.isAbout(entry.process(), entry.subject())).count());
    }

    @Test
    void shouldShowEachTable() throws Exception {
        for (String id : List.of(QueuesView.ID, EventQueuesView.ID, MemoryView.ID, AccessControlView.ID, StatusView.ID)) {
            StateTableView shown = (StateTableView) bench.page().showView(id);
            bench.activate(shown);
            Table rows = (Table) Display.getCurrent().getFocusControl();
            assertEquals(shown.rows().size(), rows.getItemCount(), id);
            assertEquals(id.equals(EventQueuesView.ID), shown.rows().isEmpty(), id);
            bench.press(SWT.F5, false);
            bench.settle();
            new ScreenPicture(Path.of("target", id + ".png"), new Point(1280, 800)).take(Display.getCurrent());
        }
    }

    @Test
    void shouldComeWithTabFromTheFilterToTheTableAndThenToTheRings() throws Exception {
        bench.activate(bench.page().showView(EventQueuesView.ID));
        Table events = (Table) Display.getCurrent().getFocusControl();
        events.traverse(SWT.TRAVERSE_TAB_PREVIOUS);
        assertInstanceOf(Text.class, Display.getCurrent().getFocusControl());
        Display.getCurrent().getFocusControl().traverse(SWT.TRAVERSE_TAB_NEXT);
        assertEquals(events, Display.getCurrent().getFocusControl());
        events.traverse(SWT.TRAVERSE_TAB_NEXT);
        assertEquals(events.getParent(), Display.getCurrent().getFocusControl().getParent().getParent());
        assertNotEquals(events, Display.getCurrent().getFocusControl());
    }

    @Test
    void shouldTurnThePagesOfLargeMemoryWithSliderAndKeys() throws Exception {
        bench.open("large.ptl", "scenario \"Large\"; process p at 0:0 { region large[1048576]; PtlInit(&max); }");
        MemoryView memory = (MemoryView) bench.page().showView(MemoryView.ID);
        bench.activate(memory);
        Table rows = (Table) Display.getCurrent().getFocusControl();
        Slider slider = Stream.of(rows.getParent().getChildren()).filter(Slider.class::isInstance).map(Slider.class::cast).findFirst().orElseThrow();
        assertTrue(slider.isVisible());
        assertEquals("0x1000", memory.rows().get(0).text(0));
        slider.setSelection(slider.getMaximum() - slider.getThumb());
        slider.notifyListeners(SWT.Selection, new Event());
        assertEquals("0x000f_1000", memory.rows().get(0).text(0));
        rows.setSelection(0);
        Event up = new Event();
        up.keyCode = SWT.ARROW_UP;
        rows.notifyListeners(SWT.KeyDown, up);
        assertEquals("0x000e_1000", memory.rows().get(0).text(0));
        assertEquals(rows.getItemCount() - 1, rows.getSelectionIndex());
    }

    @Test
    void shouldGoToWhatBroughtARowAbout() {
        Position before = bench.controller().snapshot().orElseThrow().position();
        Event enter = new Event();
        enter.item = table.getItem(0);
        table.notifyListeners(SWT.DefaultSelection, enter);
        bench.await("the cursor", () -> bench.controller().snapshot().orElseThrow().position().compareTo(before) < 0);
    }
}
