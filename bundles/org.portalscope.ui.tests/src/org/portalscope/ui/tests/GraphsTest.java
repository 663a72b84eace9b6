package org.portalscope.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.OptionalInt;

import org.eclipse.jface.viewers.Viewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.IWorkbenchPage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.StepKind;
import org.portalscope.session.timeline.Direction;
import org.portalscope.ui.graph.PortalsGraphView;

/** Two graphs beside each other, and what the mouse does with one. */
class GraphsTest {

    private static final int LOW = 120;

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
        assertEquals("Pinned to process " + label, second.getContentDescription());
        assertEquals("", graph.getContentDescription());
        bench.controller().move(StepKind.INTO, Direction.FORWARD);
        bench.settle();
        assertEquals(other, second.process());
        bench.page().hideView(second);
        bench.settle();
        assertEquals(1 - other, graph.process());
    }

    @Test
    void shouldMoveWhatIsSeenWithADrag() {
        Canvas canvas = (Canvas) ((Composite) ((Viewer) graph.getSite().getSelectionProvider()).getControl()).getChildren()[0];
        canvas.setSize(LOW, LOW);
        bench.settle();
        drag(canvas, 0, LOW * LOW);
        assertEquals(0, canvas.getVerticalBar().getSelection(), "no further than to the top");
        drag(canvas, LOW, LOW / 2);
        assertEquals(LOW / 2, canvas.getVerticalBar().getSelection());
    }

    private void drag(Canvas canvas, int from, int to) {
        mouse(canvas, SWT.MouseDown, from);
        mouse(canvas, SWT.MouseMove, to);
        mouse(canvas, SWT.MouseUp, to);
        bench.settle();
    }

    private static void mouse(Canvas canvas, int type, int y) {
        Event event = new Event();
        event.button = 2;
        event.x = 2;
        event.y = y;
        canvas.notifyListeners(type, event);
    }
}
