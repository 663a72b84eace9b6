package org.portalscope.ui.tests.breakpoint;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;

/** The platform knows the breakpoints of sessions by markers in a project that nobody sees; the session has them. */
class MarkersTest {

    private static final String TEXT = """
            scenario "Lines";
            process p at 0:0 {
                x = 1;
                x = 2;
                x = 3;
            }
            """;

    private final Bench bench = new Bench();

    @BeforeEach
    void startWithoutAny() {
        assertEquals(0, breakpoints().length);
    }

    @AfterEach
    void close() {
        bench.closeAll();
        assertEquals(0, breakpoints().length, "a session that is closed has no breakpoints");
    }

    @Test
    void shouldMirrorTheBreakpointsOfTheSessionBothWays(@TempDir Path folder) throws Exception {
        BreakpointList list = open(write(folder.resolve("a.ptl"))).breakpoints().list();
        int number = list.add(line("a.ptl", 4));
        IBreakpoint mirrored = breakpoints()[0];
        assertEquals(4, mirrored.getMarker().getAttribute(IMarker.LINE_NUMBER, 0));
        assertEquals("line a.ptl:4", mirrored.getMarker().getAttribute(IMarker.MESSAGE, ""));

        list.change(number, breakpoint -> breakpoint.enabled(false));
        assertFalse(mirrored.isEnabled());
        mirrored.setEnabled(true);
        bench.await("that it is switched on", () -> list.all().get(0).breakpoint().enabled());
        DebugPlugin.getDefault().getBreakpointManager().removeBreakpoint(mirrored, true);
        bench.await("that it is gone", () -> list.all().isEmpty());

        IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject("scenarios");
        assertTrue(project.isHidden());
        assertEquals(0, ResourcesPlugin.getWorkspace().getRoot().getProjects().length, "what is hidden is not listed");
    }

    @Test
    void shouldKeepTwoFilesOfOneNameApart(@TempDir Path folder) throws Exception {
        Path one = write(Files.createDirectories(folder.resolve("one")).resolve("same.ptl"));
        Path two = write(Files.createDirectories(folder.resolve("two")).resolve("same.ptl"));
        SessionController first = open(one);
        SessionController second = open(two);
        first.breakpoints().list().add(line("same.ptl", 4));
        second.breakpoints().list().add(line("same.ptl", 5));

        assertEquals(List.of(one + ":4", two + ":5"), markers());
        assertEquals(1, first.breakpoints().list().all().size());
    }

    @Test
    void shouldGoOnWithAFileThatIsRenamed(@TempDir Path folder) throws Exception {
        Path file = write(folder.resolve("old.ptl"));
        SessionController before = open(file);
        before.breakpoints().list().add(line("old.ptl", 4));
        Path renamed = Files.move(file, folder.resolve("new.ptl"));
        SessionController now = open(renamed);
        now.breakpoints().list().add(line("new.ptl", 5));

        assertEquals(List.of(renamed + ":5", file + ":4"), markers());
        stopsAt(now, 5);
        stopsAt(before, 4);
    }

    @Test
    void shouldGoOnWithAFileThatIsDeleted(@TempDir Path folder) throws Exception {
        Path file = write(folder.resolve("gone.ptl"));
        SessionController session = open(file);
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        bench.activate(bench.page().showView(PortalsGraphView.ID));
        Files.delete(file);
        Shell window = bench.window().getShell();
        Display.getCurrent().timerExec(500, () -> Stream.of(window.getShells()).filter(Shell::isVisible).forEach(Shell::close));
        bench.activate(editor);
        bench.await("the question", () -> Stream.of(window.getShells()).noneMatch(Shell::isVisible));
        session.breakpoints().list().add(line("gone.ptl", 4));

        assertEquals(List.of(file + ":4"), markers());
        stopsAt(session, 4);
    }

    @Test
    void shouldMarkAFileThatIsReadOnly(@TempDir Path folder) throws Exception {
        Path file = write(folder.resolve("fixed.ptl"));
        assertTrue(file.toFile().setWritable(false));
        SessionController session = open(file);
        session.breakpoints().list().add(line("fixed.ptl", 4));

        assertEquals(List.of(file + ":4"), markers());
        stopsAt(session, 4);
        assertTrue(file.toFile().setWritable(true));
    }

    private static Path write(Path file) throws Exception {
        return Files.writeString(file, TEXT);
    }

    private SessionController open(Path file) throws Exception {
        Scenarios.open(bench.page(), file);
        bench.settle();
        return SessionServices.sessions().selected().orElseThrow().controller();
    }

    private static Breakpoint line(String file, int line) {
        return Breakpoint.of(new LineTarget(file, line));
    }

    private void stopsAt(SessionController session, int line) {
        session.seek(driver -> driver.seek(Position.START));
        bench.await("the start", () -> !session.isBusy());
        session.move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the stop", () -> !session.isBusy());
        assertEquals(line, session.snapshot().statement().orElseThrow().line());
        assertEquals(1, session.breakpoints().hit().size());
    }

    /** The markers of lines: the file that is marked, and the line. */
    private static List<String> markers() {
        return Stream.of(breakpoints()).map(IBreakpoint::getMarker)
                .map(marker -> marker.getResource().getLocation().toOSString() + ':' + marker.getAttribute(IMarker.LINE_NUMBER, 0)).sorted().toList();
    }

    private static IBreakpoint[] breakpoints() {
        return DebugPlugin.getDefault().getBreakpointManager().getBreakpoints(DebuggedWorld.MODEL);
    }
}
