package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalInt;

import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.scene.NodeKey;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.waiting.WaitForGraphView;

/** The wait-for graph in the workbench: it follows the cursor, its selection is that of all views, and it is saved. */
class WaitForGraphViewTest {

    private static final String DEADLOCK = """
            scenario "Deadlock";
            process a at 0:0 { x = 1; barrier; }
            process b at 1:0 { x = 0; wait until x == 1; barrier; }
            process c at 2:0 { x = 1; x = 2; x = 3; barrier; }
            """;

    private static final int FRAMES = 10;

    private final Bench bench = new Bench();
    private WaitForGraphView view;

    @TempDir
    private Path folder;

    @BeforeEach
    void run() throws Exception {
        bench.open("deadlock.ptl", DEADLOCK);
        view = (WaitForGraphView) bench.page().showView(WaitForGraphView.ID);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.activate(view);
        bench.settle();
    }

    @AfterEach
    void close() {
        bench.controller().pin(OptionalInt.empty());
        bench.page().hideView(view);
        bench.closeAll();
    }

    private String saved() throws IOException {
        Path svg = folder.resolve("waits.svg");
        view.savePicture(svg);
        return Files.readString(svg);
    }

    @Test
    void shouldSayWhoWaitsForEver() throws IOException {
        String picture = saved();
        assertTrue(picture.contains(">a, b and c are blocked, and no process can release them<"), picture);
        assertTrue(picture.contains(">blocked in barrier: b has not reached<"), picture);
        assertEquals("Deadlock-Wait-For-Graph", view.pictureName());
        awaitPaint();
        Pictures.save(bench, "wait-for-graph");
    }

    /** Waits until the screen shows the view: what is painted is there once more has been painted. */
    private void awaitPaint() {
        int[] painted = new int[1];
        Control canvas = Display.getCurrent().getFocusControl();
        canvas.addListener(SWT.Paint, event -> {
            if (++painted[0] < FRAMES) {
                canvas.getDisplay().asyncExec(canvas::redraw);
            }
        });
        canvas.redraw();
        bench.await("the view on the screen", () -> painted[0] >= FRAMES);
    }

    @Test
    void shouldFollowTheCursor() throws IOException {
        bench.controller().seek(new Position(1, 1));
        bench.settle();
        String picture = saved();
        assertTrue(picture.contains(">no process is blocked<"), picture);
        assertFalse(picture.contains(">blocked in"), picture);
    }

    @Test
    void shouldShowTheSelectedProcessInAllViewsAndGoToWhereItBeganToWait() {
        view.getSite().getSelectionProvider().setSelection(new StructuredSelection(new NodeKey(1, NodeKey.Kind.PROCESS, 0)));
        bench.settle();
        assertEquals(OptionalInt.of(1), bench.controller().pinned());
        Event enter = new Event();
        enter.keyCode = SWT.CR;
        Display.getCurrent().getFocusControl().notifyListeners(SWT.KeyDown, enter);
        bench.await("the last transition of b", () -> bench.controller().snapshot().orElseThrow().cursorState().process() == 1);
        assertEquals(1, view.getSite().getSelectionProvider().getSelection() instanceof IStructuredSelection shown ? shown.size() : 0);
    }
}
