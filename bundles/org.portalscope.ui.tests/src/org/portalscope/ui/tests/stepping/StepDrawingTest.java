package org.portalscope.ui.tests.stepping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Table;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;

/** A step costs what it changes, however much is open. */
class StepDrawingTest {

    /** Rows that a step in a transition makes anew: that which was current, that which is, and those that come into sight. */
    private static final int FEW = 8;

    private static final int QUEUED = 20;
    /** Index of the column of the translation that has sentences. */
    private static final int WHAT_HAPPENS = 3;
    /** Index of the column of the match list that names entries. */
    private static final int ENTRY = 2;

    private final Bench bench = new Bench();

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        bench.settle();
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldComputeNothingInAViewBehindOthers() throws Exception {
        MatchListView list = (MatchListView) bench.page().showView(MatchListView.ID);
        bench.settle();
        List<StateRow> rows = list.rows();
        assertFalse(rows.isEmpty());
        bench.page().showView(TranslationView.ID);
        bench.settle();
        assertFalse(bench.page().isPartVisible(list));
        step();
        assertSame(rows, list.rows());
        bench.page().bringToTop(list);
        bench.settle();
        assertNotSame(rows, list.rows());
    }

    @Test
    void shouldMakeAFewRowsOfTheTranslationAnew() throws Exception {
        bench.activate(bench.page().showView(TranslationView.ID));
        Table table = tables(bench.window().getShell()).filter(each -> each.isVisible() && each.getColumnCount() > WHAT_HAPPENS
                && each.getColumn(WHAT_HAPPENS).getText().equals("What happens")).findFirst().orElseThrow();
        int transition = bench.controller().snapshot().orElseThrow().position().transition();
        List<Event> made = new ArrayList<>();
        Listener listener = made::add;
        table.addListener(SWT.SetData, listener);
        step();
        table.update();
        table.removeListener(SWT.SetData, listener);
        assertEquals(transition, bench.controller().snapshot().orElseThrow().position().transition());
        assertTrue(made.size() <= FEW, made.size() + " rows");
    }

    @Test
    void shouldMakeAFewRowsOfTheMatchListAnew() throws Exception {
        MatchListView list = (MatchListView) bench.page().showView(MatchListView.ID);
        bench.activate(list);
        step();
        List<StateRow> rows = list.rows();
        Table table = tables(bench.window().getShell()).filter(each -> each.isVisible() && each.getColumnCount() > ENTRY
                && each.getColumn(ENTRY).getText().equals("entry")).findFirst().orElseThrow();
        List<Event> made = new ArrayList<>();
        Listener listener = made::add;
        table.addListener(SWT.SetData, listener);
        step();
        table.update();
        table.removeListener(SWT.SetData, listener);
        assertTrue(made.size() < rows.size(), made.size() + " of " + rows.size() + " rows");
        assertTrue(list.rows().stream().filter(rows::contains).count() >= rows.size() - 1, "one entry is examined");
    }

    @Test
    void shouldDrawStepsTogetherThatAreQueued() {
        bench.activate(bench.page().findView(TimelineView.ID));
        Control canvas = Display.getCurrent().getFocusControl();
        List<Event> drawn = new ArrayList<>();
        Listener listener = drawn::add;
        canvas.addListener(SWT.Paint, listener);
        bench.controller().seek(Position.START);
        bench.settle();
        drawn.clear();
        for (int i = 0; i < QUEUED; i++) {
            Display.getCurrent().asyncExec(() -> bench.controller().move(StepKind.INTO, Direction.FORWARD));
        }
        bench.await("the last step", () -> steps() == QUEUED);
        bench.settle();
        canvas.update();
        canvas.removeListener(SWT.Paint, listener);
        assertTrue(drawn.size() < QUEUED / 2, drawn.size() + " pictures of " + QUEUED + " steps");
    }

    /** Steps that have been made up to the cursor, the last of a transition and the start of the next being one. */
    private int steps() {
        SessionSnapshot now = bench.controller().snapshot().orElseThrow();
        int before = IntStream.range(1, now.position().transition()).map(i -> now.timeline().transition(i).steps().size()).sum();
        return before + now.position().step();
    }

    private void step() {
        bench.controller().move(StepKind.INTO, Direction.FORWARD);
        bench.settle();
    }

    private static Stream<Table> tables(Control control) {
        Stream<Table> below = control instanceof Composite parent ? Stream.of(parent.getChildren()).flatMap(StepDrawingTest::tables) : Stream.empty();
        return control instanceof Table table ? Stream.of(table) : below;
    }
}
