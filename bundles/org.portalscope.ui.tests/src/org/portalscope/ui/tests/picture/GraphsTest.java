package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import java.util.stream.Stream;

import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.tests.Bench;

/** Two graphs beside each other, and what the mouse does with one. */
class GraphsTest {

    private static final int LOW = 120;
    private static final int HIGH = 400;
    private static final int WIDE = 1_200;
    private static final int STEP = 20;

    private final Bench bench = new Bench();
    private PortalsGraphView graph;

    @BeforeEach
    void open() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        graph = (PortalsGraphView) bench.page().showView(PortalsGraphView.ID);
        bench.activate(graph);
    }

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldKeepAProcessOfItsOwnInASecondGraph() throws Exception {
        PortalsGraphView second = (PortalsGraphView) bench.page().showView(PortalsGraphView.ID, "second", IWorkbenchPage.VIEW_ACTIVATE);
        int other = 1 - graph.process();
        second.keep(OptionalInt.of(other));
        bench.settle();
        assertEquals(other, second.process());
        assertNotEquals(other, graph.process());
        String label = bench.controller().snapshot().orElseThrow().processes().process(other).label();
        assertEquals("Pinned to process " + label, second.getContentDescription().strip());
        assertEquals("", graph.getContentDescription());
        bench.controller().move(StepKind.INTO, Direction.FORWARD);
        bench.settle();
        assertEquals(other, second.process());
        bench.page().hideView(second);
        bench.settle();
        assertEquals(1 - other, graph.process());
    }

    private Canvas canvas() {
        return (Canvas) Stream.of(((Composite) ((Viewer) graph.getSite().getSelectionProvider()).getControl()).getChildren())
                .filter(child -> child.getMenu() != null).findFirst().orElseThrow();
    }

    @Test
    void shouldTellOfNothingBelowThePointerThatHasGone() {
        Canvas canvas = canvas();
        for (int y = 0; y < canvas.getSize().y && !tellsOfMessage(canvas); y += STEP) {
            Event move = new Event();
            move.x = LOW;
            move.y = y;
            canvas.notifyListeners(SWT.MouseMove, move);
        }
        assertTrue(tellsOfMessage(canvas), canvas::getToolTipText);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> bench.controller().snapshot().orElseThrow().ending().isPresent() && !tellsOfMessage(canvas));
    }

    private static boolean tellsOfMessage(Canvas canvas) {
        return canvas.getToolTipText() != null && canvas.getToolTipText().startsWith("put #");
    }

    @Test
    void shouldMoveWhatIsSeenWithADrag() {
        Canvas canvas = canvas();
        canvas.setSize(LOW, LOW);
        bench.settle();
        drag(canvas, 0, LOW * LOW);
        assertEquals(0, canvas.getVerticalBar().getSelection(), "no further than to the top");
        drag(canvas, LOW, LOW / 2);
        assertEquals(LOW / 2, canvas.getVerticalBar().getSelection());
    }

    @Test
    void shouldShowAnOverviewOfWhatDoesNotFitUntilItIsHidden() {
        Composite parent = (Composite) ((Viewer) graph.getSite().getSelectionProvider()).getControl();
        Canvas canvas = (Canvas) Stream.of(parent.getChildren()).filter(child -> child.getMenu() != null).findFirst().orElseThrow();
        Control overview = parent.getChildren()[0];
        assertNotEquals(canvas, overview);
        for (int height = LOW; height < HIGH && !overview.isVisible(); height += STEP) {
            canvas.setSize(WIDE, height);
            bench.settle();
        }
        assertTrue(overview.isVisible(), "where less than a third is seen, and it covers little of that");
        graph.setFocus();
        assertTrue(canvas.isFocusControl(), "the overview does not take the keys of the picture");
        mouse(overview, SWT.MouseDown, overview.getSize().y);
        mouse(overview, SWT.MouseUp, overview.getSize().y);
        int lowest = canvas.getVerticalBar().getSelection();
        assertTrue(lowest > 0);
        key(overview, SWT.ARROW_UP);
        assertTrue(canvas.getVerticalBar().getSelection() < lowest);
        key(canvas, 'o');
        assertFalse(overview.isVisible());
        key(canvas, 'o');
        assertTrue(overview.isVisible());
    }

    private void key(Control control, int key) {
        Event event = new Event();
        event.keyCode = key;
        control.notifyListeners(SWT.KeyDown, event);
        bench.settle();
    }

    private void drag(Canvas canvas, int from, int to) {
        mouse(canvas, SWT.MouseDown, from);
        mouse(canvas, SWT.MouseMove, to);
        mouse(canvas, SWT.MouseUp, to);
        bench.settle();
    }

    private static void mouse(Control canvas, int type, int y) {
        Event event = new Event();
        event.button = 2;
        event.x = 2;
        event.y = y;
        canvas.notifyListeners(type, event);
    }
}
