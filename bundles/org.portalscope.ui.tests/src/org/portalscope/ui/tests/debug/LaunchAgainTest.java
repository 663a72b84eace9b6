package org.portalscope.ui.tests.debug;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.action.LegacyActionTools;
import org.eclipse.jface.text.IDocument;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.commands.ICommandService;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.Scenario;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.editor.RunTarget;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.ui.tests.Bench;
import org.portalscope.world.World;
import org.portalscope.world.schedule.Schedule;

/** A launch configuration that is launched again runs the same again: with its scheduler, seed and faults, or its schedule. */
class LaunchAgainTest {

    private static final String RACE = """
            scenario "Race";
            process p at 0:0 {
                x = 0;
                thread a { x = 1; y = 1; z = 1; }
                thread b { x = 2; y = 2; z = 2; }
                thread c { x = 3; y = 3; z = 3; }
            }
            process q at 1:0 { a = 1; b = 2; c = 3; d = 4; }
            """;
    private static final List<String> OPTIONS = List.of("--scheduler", "random", "--seed", "7", "--fault", "q:die 3");

    private final Bench bench = new Bench();
    private final ILaunchManager launches = DebugPlugin.getDefault().getLaunchManager();

    @AfterEach
    void close() {
        bench.closeAll();
    }

    @Test
    void shouldRunTheSameAgainWithItsSeedAndFaults(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("race.ptl"), RACE);
        List<String> first = run(LaunchConfigurations.of(LaunchConfigurations.SCENARIO, "Race", file.toFile(), OPTIONS));
        RunSettings settings = RunSettings.of(selected().launch());
        ILaunchConfiguration kept = launches.getLaunches()[0].getLaunchConfiguration();
        bench.closeAll();
        List<String> again = run(kept);

        assertEquals(SchedulerChoice.random(7), settings.scheduler());
        assertEquals(List.of("q:die 3"), settings.faults());
        assertEquals(settings, RunSettings.of(selected().launch()));
        assertEquals(first, again);
        bench.closeAll();
        assertNotEquals(first, run(LaunchConfigurations.of(LaunchConfigurations.SCENARIO, "Race", file.toFile(), List.of())));
    }

    @Test
    void shouldRunTheSameAgainWithItsSchedule(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("race.ptl"), RACE);
        Scenario scenario = Scenario.read(file);
        World world = scenario.world();
        Schedule.Line last = Schedule.Line.of(world, world.enabled().get(world.enabled().size() - 1));
        Path schedule = Files.writeString(folder.resolve("last.schedule"), new Schedule("", scenario.origin(), List.of(), List.of(last)).text());
        List<String> options = SchedulerChoice.scheduled(schedule.toString());

        List<String> first = run(LaunchConfigurations.of(LaunchConfigurations.SCENARIO, "Race", file.toFile(), options));
        ILaunchConfiguration kept = launches.getLaunches()[0].getLaunchConfiguration();
        bench.closeAll();

        assertEquals(options, kept.getAttribute(LaunchConfigurations.OPTIONS, List.of()));
        assertTrue(first.get(0).startsWith("q"), first::toString);
        assertEquals(first, run(kept));
    }

    @Test
    void shouldRunAGoalScheduleAgainUnderItsParameters(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("pair.goal"), "num_ranks 2; rank 0 { send 8b to 1 }; rank 1 { recv 8b from 0 }");
        List<String> options = List.of("--loggops", "L=7000,o=1500,g=1000,G=6,S=65535,O=0", "--matching", "host");
        List<String> first = run(LaunchConfigurations.of(LaunchConfigurations.SCENARIO, "Pair", file.toFile(), options));
        ILaunchConfiguration kept = launches.getLaunches()[0].getLaunchConfiguration();
        bench.closeAll();

        assertEquals(file.toString(), kept.getAttribute(LaunchConfigurations.FILE, ""));
        assertEquals(options, LaunchConfigurations.options(LaunchConfigurations.SCENARIO, file.toFile()));
        assertEquals(first, run(kept));
        assertTrue(selected().label().contains("(LogGOPS L=7000,o=1500,g=1000,G=6,S=65535,O=0 · matching host)"), selected()::label);
    }

    @Test
    void shouldStartAGoalScheduleAnewUnderOtherParametersAsLongAsTheTextIsIts(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("pair.goal"), "num_ranks 2; rank 0 { send 8b to 1 }; rank 1 { recv 8b from 0 }");
        Scenarios.open(bench.page(), file);
        bench.settle();
        ScenarioEditor editor = (ScenarioEditor) bench.page().getActiveEditor();
        IDocument before = document(editor);
        RunTarget target = RunTarget.of(bench.page(), selected());
        assertEquals(Optional.empty(), target.noSchedule());
        assertTrue(isLogGopsOn());

        GoalSettings other = GoalSettings.of(List.of("--loggops", "L=7000"));
        target.restart(target.settings().goal(other));
        bench.settle();

        assertTrue(before.get().contains("latency = 2500ns"), before::get);
        assertTrue(document(editor).get().contains("latency = 7000ns"), document(editor)::get);
        assertEquals(other, RunSettings.of(selected().launch()).goal());
        assertTrue(editor.isInSession());

        document(editor).replace(0, 0, "// changed\n");
        assertTrue(RunTarget.of(bench.page(), selected()).noSchedule().orElseThrow().startsWith("The text is no longer that of "));
        editor.start();
        bench.settle();
        assertEquals(GoalSettings.DEFAULT, RunSettings.of(selected().launch()).goal());
        assertTrue(RunTarget.of(bench.page(), selected()).noSchedule().orElseThrow().startsWith("The session runs no GOAL schedule"));
        assertFalse(isLogGopsOn());
    }

    private static boolean isLogGopsOn() {
        return PlatformUI.getWorkbench().getService(ICommandService.class).getCommand("org.portalscope.ui.loggops").isEnabled();
    }

    private static IDocument document(ScenarioEditor editor) {
        return editor.getDocumentProvider().getDocument(editor.getEditorInput());
    }

    @Test
    void shouldOpenTheRecordingAgain(@TempDir Path folder) throws Exception {
        bench.open("3.7-match-list");
        Path recording = folder.resolve("put.ptlrec");
        Recordings.save(selected().recording().orElseThrow(), recording);
        bench.closeAll();
        Recordings.open(bench.page(), recording);
        ILaunchConfiguration kept = launches.getLaunches()[0].getLaunchConfiguration();
        bench.closeAll();

        kept.launch(ILaunchManager.DEBUG_MODE, null);

        bench.await("the session", () -> SessionServices.sessions().selected().isPresent());
        assertTrue(selected().isReplay());
        assertEquals(recording, selected().recording().orElseThrow().flushed());
    }

    @Test
    void shouldStartACopyOfTheLibraryAgainFromItsEditor() throws Exception {
        bench.open("3.7-match-list");
        ILaunchConfiguration unkept = launches.getLaunches()[0].getLaunchConfiguration();
        OpenSession first = selected();
        SessionServices.sessions().close(first);
        assertEquals(Optional.empty(), SessionServices.sessions().selected());

        unkept.launch(ILaunchManager.DEBUG_MODE, null);

        bench.await("the session", () -> SessionServices.sessions().selected().isPresent());
        assertEquals(first.launch().title(), selected().launch().title());
        assertTrue(((ScenarioEditor) bench.page().getActiveEditor()).isInSession());
    }

    /** What <em>Edit</em> in the menu of <em>Debug</em> opens. */
    @Test
    void shouldRunWithTheOptionsThatHaveBeenEdited(@TempDir Path folder) throws Exception {
        Path file = Files.writeString(folder.resolve("race.ptl"), RACE);
        ILaunchConfiguration kept = LaunchConfigurations.of(LaunchConfigurations.SCENARIO, "Race", file.toFile(), List.of("--seed", "3"));
        List<String> seen = new ArrayList<>();
        Display display = bench.window().getShell().getDisplay();
        Bench.onceOpened(List.of(display.getShells()), dialog -> {
            Text options = Bench.controls(dialog).filter(Text.class::isInstance).map(Text.class::cast)
                    .filter(text -> (text.getStyle() & SWT.MULTI) != 0 && text.getEditable()).findFirst().orElseThrow();
            seen.add(options.getText());
            options.setText("--seed x");
            bench.settle();
            Bench.controls(dialog).map(LaunchAgainTest::words).map(String::strip).filter("A seed is a number, not 'x'."::equals).findFirst()
                    .ifPresent(seen::add);
            options.setText("--seed 7\n--fault q:die 3");
            bench.settle();
            Bench.controls(dialog).filter(Button.class::isInstance).filter(button -> words(button).equals("Apply"))
                    .forEach(button -> button.notifyListeners(SWT.Selection, new Event()));
            dialog.close();
        });
        DebugUITools.openLaunchConfigurationDialog(bench.window().getShell(), kept, "org.portalscope.ui.launches", null);

        assertEquals(List.of("--seed 3", "A seed is a number, not 'x'."), seen);
        assertEquals(List.of("--seed", "7", "--fault", "q:die 3"), LaunchConfigurations.options(LaunchConfigurations.SCENARIO, file.toFile()));
        run(kept);
        assertEquals(SchedulerChoice.random(7), RunSettings.of(selected().launch()).scheduler());
        assertEquals(List.of("q:die 3"), RunSettings.of(selected().launch()).faults());
    }

    private static String words(Control control) {
        return control instanceof Text text ? text.getText() : control instanceof Button button ? LegacyActionTools.removeMnemonics(button.getText())
                : control instanceof Label label ? label.getText() : "";
    }

    /** Launches a configuration and runs to the end; which processes did what. */
    private List<String> run(ILaunchConfiguration configuration) throws Exception {
        configuration.launch(ILaunchManager.DEBUG_MODE, null);
        bench.await("the session", () -> SessionServices.sessions().selected().isPresent());
        selected().controller().move(StepKind.RESUME, Direction.FORWARD);
        bench.await("the end", () -> !selected().controller().isBusy() && snapshot().ending().isPresent());
        return IntStream.rangeClosed(1, snapshot().transitions()).mapToObj(this::words).toList();
    }

    private String words(int transition) {
        SessionSnapshot now = snapshot();
        return now.processes().processes().get(now.timeline().transition(transition).process()).name() + ' '
                + now.timeline().transition(transition).opening().words();
    }

    private static OpenSession selected() {
        return SessionServices.sessions().selected().orElseThrow();
    }

    private SessionSnapshot snapshot() {
        return bench.controller().snapshot().orElseThrow();
    }
}
