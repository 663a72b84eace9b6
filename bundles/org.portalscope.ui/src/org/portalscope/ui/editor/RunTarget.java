package org.portalscope.ui.editor;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.recording.EmbeddedScenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.Launch;
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
            return Optional.of(settings().launch(scenario, session.launch().source()));
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

    /** Starts the scenario anew: as it stands in its editor, or else as the session has run it. */
    public void restart(RunSettings settings) {
        editor.ifPresentOrElse(open -> open.scenario().start(settings), () -> restartWithoutEditor(settings));
    }

    /** Starts the scenario anew as it stands in its editor, if that is open, and goes to where the cursor is. */
    void startAgain() {
        editor.ifPresent(open -> open.scenario().startAgain());
    }

    private void restartWithoutEditor(RunSettings settings) {
        try {
            Scenario scenario = recorded().orElseThrow(() -> new ScenarioException("The session holds no scenario that could be run."));
            Launch launch = settings.launch(scenario, session.launch().source());
            if (session.isReplay()) {
                SessionServices.sessions().open(launch, InitialPositions::firstTranslation);
            } else {
                SessionServices.sessions().replace(session, launch, InitialPositions::firstTranslation);
            }
        } catch (ScenarioException e) {
            SessionServices.shown().missed(e.getMessage());
        }
    }
}
