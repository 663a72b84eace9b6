package org.portalscope.ui.tests.picture;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.run.RunResult;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.tests.Bench;
import org.portalscope.ui.tests.Pictures;
import org.portalscope.ui.waiting.WaitForGraphView;

/** Two ranks of MPI that send before they receive, above the eager limit: run until nothing goes on, and looked at. */
class MpiDeadlockTest {

    private final Bench bench = new Bench();

    @TempDir
    private Path folder;

    @AfterEach
    void close() {
        bench.page().hideView(bench.page().findView(WaitForGraphView.ID));
        bench.closeAll();
    }

    @Test
    void shouldShowTheSendsThatWaitForEachOther() throws Exception {
        bench.open("5.3-head-to-head");
        WaitForGraphView view = (WaitForGraphView) bench.page().showView(WaitForGraphView.ID);
        bench.controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !bench.controller().isBusy());
        bench.activate(view);
        bench.settle();
        assertEquals(RunResult.Result.STUCK, bench.controller().snapshot().orElseThrow().result().orElseThrow().result());
        String picture = saved(view);
        List.of(">Deadlock: rank[0] and rank[1] wait for each other<", ">blocked in MPI_Send to rank[")
                .forEach(words -> assertTrue(picture.contains(words), picture));
        Pictures.save(bench, "mpi-deadlock");
    }

    private String saved(WaitForGraphView view) throws IOException {
        Path svg = folder.resolve("waits.svg");
        view.savePicture(svg);
        return Files.readString(svg);
    }
}
