package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.portalscope.goal.program.GoalSettings;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Launch;
import org.portalscope.ui.editor.run.EditedSchedule;
import org.portalscope.ui.editor.run.InstalledProtocols;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.RunSettings;
import org.portalscope.ui.session.SessionServices;

/** The scenario of a session, to be run in other ways: started anew with other settings, or many times. */
public final class RunTarget {

    private final OpenSession session;
    private final Optional<ScenarioEditor> editor;

    private RunTarget(OpenSession session, Optional<ScenarioEditor> editor) {
        this.session = session;
        this.editor = editor;
    }

    /** That of a session, whose text may be open in an editor of a page. */
    public static RunTarget of(IWorkbenchPage page, OpenSession session) {
        return new RunTarget(session, session.isReplay() ? Optional.empty() : Stream.of(page.getEditorReferences()).flatMap(RunTarget::editor)
                .filter(editor -> editor.run().starts(session)).findFirst());
    }

    private static Stream<ScenarioEditor> editor(IEditorReference reference) {
        IEditorPart part = reference.getEditor(false);
        return part instanceof ScenarioEditor editor ? Stream.of(editor) : Stream.empty();
    }

    /** With what the session was started. */
    public RunSettings settings() {
        return RunSettings.of(session.launch());
    }

    /** What further runs are started from; nothing if a recording holds no scenario that is understood. */
    public Optional<Launch> launch() {
        return session.isReplay() ? recorded().flatMap(this::launch) : Optional.of(session.launch());
    }

    private Optional<Launch> launch(Scenario scenario) {
        try {
            return Optional.of(launch(scenario, settings()));
        } catch (ScenarioException e) {
            return Optional.empty(); // the faults of another version of the language
        }
    }

    private Optional<Scenario> recorded() {
        return EmbeddedScenario.read(session.launch().files(), InstalledProtocols.ALL);
    }

    /** What is wrong with faults, as a sentence; nothing if they can be given to the scenario. */
    public Optional<String> problem(List<String> faults) {
        Optional<Scenario> scenario = recorded();
        try {
            scenario.orElseThrow(() -> new ScenarioException("The session holds no scenario that could be run.")).worlds(faults);
            return Optional.empty();
        } catch (ScenarioException e) {
            return Optional.of(e.getMessage());
        }
    }

    /** Why other parameters of the LogGOPS model make no difference, as a sentence; nothing if it is a GOAL schedule. */
    public Optional<String> noSchedule() {
        if (!session.isOfSchedule()) {
            return Optional.of("The session runs no GOAL schedule as it was read, which parameters of the LogGOPS model are about.");
        }
        return editor.filter(open -> open.run().source().schedule(open.text()).isEmpty())
                .map(open -> "The text is no longer that of " + session.launch().source() + ", so its channels have the parameters.");
    }

    /** Starts the scenario anew: as it stands in its editor, or else as the session has run it; a GOAL schedule as it stands in its file. */
    public void restart(RunSettings settings) {
        try {
            if (editor.isPresent()) {
                restart(editor.get(), settings);
            } else {
                restartWithoutEditor(settings);
            }
        } catch (ScenarioException e) {
            SessionServices.shown().missed(e.getMessage());
        }
    }

    private static void restart(ScenarioEditor editor, RunSettings settings) throws ScenarioException {
        if (editor.run().source().schedule(editor.text()).isPresent()) {
            Scenarios.change(editor, settings.goal());
        }
        editor.scenario().start(settings);
    }

    /** Starts the scenario anew as it stands in its editor, if that is open, and goes to where the cursor is. */
    void startAgain() {
        editor.ifPresent(open -> open.scenario().startAgain());
    }

    private void restartWithoutEditor(RunSettings settings) throws ScenarioException {
        Launch launch = session.isOfSchedule() ? scheduleLaunch(settings) : launch(recorded().orElseThrow(
                () -> new ScenarioException("The session holds no scenario that could be run.")), settings);
        if (session.isReplay()) {
            SessionServices.sessions().open(launch, InitialPositions::firstTranslation);
        } else {
            SessionServices.sessions().replace(session, launch, InitialPositions::firstTranslation);
        }
    }

    private Launch scheduleLaunch(RunSettings settings) throws ScenarioException {
        EditedSchedule schedule = EditedSchedule.read(Path.of(session.launch().source()), settings.goal());
        return settings.launch(schedule.program().scenario(session.launch().files().get(0).name(), InstalledProtocols.ALL), session.launch().source());
    }

    /** A text that a session or a recording holds has no times of a GOAL schedule. */
    private Launch launch(Scenario scenario, RunSettings settings) throws ScenarioException {
        return settings.goal(GoalSettings.DEFAULT).launch(scenario, session.launch().source());
    }
}
