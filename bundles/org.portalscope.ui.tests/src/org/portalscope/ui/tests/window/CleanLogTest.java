package org.portalscope.ui.tests.window;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;

import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.views.IViewDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.application.Theme;
import org.portalscope.ui.gallery.GalleryEditor;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.LoggedProblems;

/** Nothing is logged, and nothing is written to standard error, while somebody looks at everything. */
class CleanLogTest {

    private final Bench bench = new Bench();
    private LoggedProblems problems;

    @BeforeEach
    void listen() {
        problems = new LoggedProblems();
    }

    @AfterEach
    void leave() {
        problems.close();
        bench.closeAll();
        Theme.LIGHT.apply();
        bench.settle();
    }

    @Test
    void shouldStayCleanInAPassThroughEveryView() throws Exception {
        GalleryEditor.open(bench.page());
        bench.settle();
        for (String scenario : List.of("3.7-match-list", "5.3-mpi-race")) {
            bench.open(scenario);
            for (IViewDescriptor view : PlatformUI.getWorkbench().getViewRegistry().getViews()) {
                if (view.getId().startsWith("org.portalscope.")) {
                    bench.activate(bench.page().showView(view.getId()));
                }
            }
            Theme.DARK.apply();
            bench.settle();
            move(StepKind.OVER, Direction.FORWARD);
            move(StepKind.RESUME, Direction.FORWARD);
            move(StepKind.OVER, Direction.BACK);
            bench.controller().seek(Position.START);
            bench.settle();
            Theme.LIGHT.apply();
            bench.settle();
        }
        bench.closeAll();
        GalleryEditor.open(bench.page());
        bench.settle();

        assertEquals("", problems.text());
    }

    private void move(StepKind kind, Direction direction) {
        bench.controller().move(kind, direction);
        bench.await("the end of the move", () -> !bench.controller().isBusy());
        bench.settle();
    }
}
