package org.portalscope.ui.tests.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.model.IDebugTarget;
import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.debug.ui.IDebugView;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.debug.WorldStack;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;

/** The platform's Debug view shows what the session says, and one frame is selected in it and everywhere else. */
class DebugViewTest {

    private static final int KEYS = 60;
    private static final String RACE = "scenario \"Race\"; process p at 0:0 { x = 1; } process q at 1:0 { x = 2; }";

    private final Bench bench = new Bench();
    private final ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();
    private Tree tree;

    @BeforeEach
    void showTheView() throws Exception {
        tree = (Tree) ((IDebugView) bench.page().showView(IDebugUIConstants.ID_DEBUG_VIEW)).getViewer().getControl();
    }

    @AfterEach
    void close() {
        bench.closeAll();
        assertEquals(0, launches.getLaunches().length, "a session that is closed is no longer launched");
    }

    @Test
    void shouldShowTheFramesOfTheSession() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        awaitFrames();
        for (StepKind stepKind : List.of(StepKind.INTO, StepKind.OVER, StepKind.RETURN, StepKind.RESUME)) {
            for (Direction direction : Direction.values()) {
                controller().move(stepKind, direction);
                awaitFrames();
            }
        }
    }

    @Test
    void shouldFollowManyKeys() throws Exception {
        bench.open("3.7-match-list");
        int[] moves = new int[1];
        controller().addListener(() -> moves[0]++);
        for (int i = 0; i < KEYS; i++) {
            bench.press(SWT.F5, false);
        }
        bench.await("the last key", () -> moves[0] >= KEYS);
        awaitFrames();
    }

    @Test
    void shouldSelectForAllViews() throws Exception {
        bench.open("3.7-match-list");
        bench.controller().seek(InitialPositions::midTranslation);
        awaitFrames();
        List<Frame> frames = controller().snapshot().frames();
        assertTrue(frames.size() > 1, frames::toString);

        choose(label(frames.get(1)));

        assertEquals(frames.get(1), controller().selected().orElseThrow());
        assertEquals(1, controller().snapshot().selected());
        awaitFrames();
    }

    @Test
    void shouldSelectTheSessionThatAnElementIsOf() throws Exception {
        bench.open("3.7-match-list");
        SessionController first = controller();
        bench.open("5.3-mpi-mended");
        bench.await("two launches", () -> tree.getItemCount() == 2 && !tree.getItem(0).getText().isEmpty());

        tree.setSelection(tree.getItem(0));
        tree.notifyListeners(SWT.Selection, new Event());

        assertEquals(first, controller());
    }

    /** Enter takes transitions as long as there are any; that each is the last one of the list makes it another order than that of everybody in turn. */
    @Test
    void shouldListWhatCanHappenNextAndTakeItWithEnter() throws Exception {
        bench.open("race.ptl", RACE);
        RunTarget target = RunTarget.of(bench.page(), SessionServices.sessions().selected().orElseThrow());
        target.restart(target.settings().scheduler(SchedulerChoice.ASK));
        for (int made = 1; controller().snapshot().isAsked(); made++) {
            int wanted = made;
            bench.await("what can happen next", () -> next().length > 0 && !next()[next().length - 1].getText().isBlank());
            bench.await("the first of it selected", () -> tree.getSelectionCount() == 1 && tree.getSelection()[0] == next()[0]);
            bench.await("transition " + made, () -> takeLast() == wanted);
            controller().seek(driver -> driver.seek(driver.session().timeline().end()));
        }
        bench.await("the frames alone", () -> next().length == 0);
        assertEquals(1, controller().snapshot().timeline().transition(1).process());
    }

    /** Presses Enter on the last transition of the list, which may still be that of the moment before; returns how many transitions have happened. */
    private int takeLast() {
        if (next().length > 0 && !controller().isBusy()) {
            tree.setSelection(next()[next().length - 1]);
            tree.notifyListeners(SWT.DefaultSelection, new Event());
        }
        return controller().snapshot().transitions();
    }

    /** The items below the one that is called Next. */
    private TreeItem[] next() {
        if (tree.getItemCount() == 0 || tree.getItem(0).getItemCount() == 0) {
            return new TreeItem[0];
        }
        return Stream.of(tree.getItem(0).getItem(0).getItems()).filter(item -> item.getText().equals("Next")).map(TreeItem::getItems).findFirst()
                .orElse(new TreeItem[0]);
    }

    @Test
    void shouldEndTheSessionThatIsTerminated() throws Exception {
        bench.open("3.7-match-list");
        IDebugTarget target = launches.getDebugTargets()[0];

        target.terminate();

        bench.await("the end", () -> SessionServices.sessions().all().isEmpty());
        assertTrue(target.isTerminated());
    }

    @Test
    void shouldKeepOneLaunchConfigurationAFile(@TempDir Path folder) throws Exception {
        int before = launches.getLaunchConfigurations().length;
        Path file = copy(folder.resolve("one.ptl"));
        Path namesake = copy(Files.createDirectories(folder.resolve("other")).resolve("one.ptl"));
        for (Path path : List.of(file, file, namesake)) {
            Scenarios.open(bench.page(), path);
            bench.settle();
            bench.closeAll();
        }

        List<ILaunchConfiguration> made = new ArrayList<>(List.of(launches.getLaunchConfigurations()));
        List<String> files = new ArrayList<>();
        for (ILaunchConfiguration configuration : made) {
            files.add(configuration.getAttribute(LaunchConfigurations.FILE, ""));
        }
        assertEquals(before + 2, made.size(), files::toString);
        assertTrue(files.containsAll(List.of(file.toString(), namesake.toString())), files::toString);
    }

    @Test
    void shouldOpenTheFileOfALaunchConfiguration(@TempDir Path folder) throws Exception {
        Path file = copy(folder.resolve("again.ptl"));
        Scenarios.open(bench.page(), file);
        ILaunchConfiguration configuration = launches.getLaunches()[0].getLaunchConfiguration();
        bench.closeAll();

        configuration.launch(ILaunchManager.DEBUG_MODE, null);

        bench.await("the session", () -> SessionServices.sessions().selected().isPresent());
        assertEquals(file.toString(), SessionServices.sessions().selected().orElseThrow().launch().source());
        assertEquals(1, launches.getLaunches().length);
    }

    private static Path copy(Path file) throws IOException, ScenarioException {
        return Files.writeString(file, Library.open("3.7-match-list").source());
    }

    private SessionController controller() {
        return SessionServices.sessions().selected().orElseThrow().controller();
    }

    private String label(Frame frame) {
        return WorldStack.of(controller(), true).processes().get(frame.process()).frames().stream()
                .filter(line -> line.frame().id().equals(frame.id())).findFirst().orElseThrow().label();
    }

    /** The frames of the process at the cursor are those of the session, and the one that moves are about is selected. */
    private void awaitFrames() {
        bench.await("the end of the move", () -> !controller().isBusy());
        WorldStack now = WorldStack.of(controller(), true);
        Frame selected = now.selected().orElse(null);
        bench.await("\n" + now.text(), () -> selected == null || shows(now, selected));
    }

    private boolean shows(WorldStack now, Frame selected) {
        if (tree.getItemCount() == 0 || tree.getItem(0).getItemCount() == 0 || tree.getItem(0).getItem(0).getItemCount() <= selected.process()) {
            return false;
        }
        TreeItem world = tree.getItem(0).getItem(0);
        TreeItem process = world.getItem(selected.process());
        List<String> labels = now.processes().get(selected.process()).frames().stream().map(line -> line.label()).toList();
        return world.getText().equals(now.label()) && Stream.of(process.getItems()).map(TreeItem::getText).toList().equals(labels)
                && tree.getSelectionCount() == 1 && tree.getSelection()[0].getText().equals(label(selected))
                && tree.getSelection()[0].getParentItem() == process;
    }

    private void choose(String label) {
        TreeItem item = Stream.of(tree.getSelection()[0].getParentItem().getItems()).filter(one -> one.getText().equals(label)).findFirst().orElseThrow();
        tree.setSelection(item);
        tree.notifyListeners(SWT.Selection, new Event());
    }
}
