package org.portalscope.ui.application;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IWorkbenchPage;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.world.schedule.ScheduleException;

/**
 * The files that are open when the workbench ends are open at its next start, the selected session with its cursor where it was; a GOAL schedule runs with
 * what it was started with last.
 */
public final class LastSession {

    private LastSession() {
    }

    /** Remembers what is open. */
    public static void remember(IWorkbenchPage page) {
        List<Path> files = new ArrayList<>();
        for (IEditorReference reference : page.getEditorReferences()) {
            if (reference.getEditor(false) instanceof ScenarioEditor editor) {
                editor.origin().ifPresent(files::add);
            }
        }
        SessionServices.sessions().all().forEach(session -> recording(session).ifPresent(files::add));
        Optional<OpenSession> selected = SessionServices.sessions().selected();
        Optional<Path> shown = selected.flatMap(LastSession::recording).or(() -> edited(page));
        shown.ifPresent(files::remove);
        shown.ifPresent(files::add);
        Position position = shown.flatMap(file -> selected).map(session -> session.controller().snapshot().position()).orElse(Position.START);
        RecentFiles.remember(new RecentFiles.Left(files, position.transition(), position.step()));
    }

    /** The file of the scenario whose session is selected. */
    private static Optional<Path> edited(IWorkbenchPage page) {
        return Stream.of(page.getEditorReferences()).map(reference -> reference.getEditor(false)).filter(ScenarioEditor.class::isInstance)
                .map(ScenarioEditor.class::cast).filter(ScenarioEditor::isInSession).findFirst().flatMap(ScenarioEditor::origin);
    }

    /** The file of a session that repeats a recording of the user's. */
    private static Optional<Path> recording(OpenSession session) {
        return session.recording().filter(OpenedRecording.class::isInstance).map(OpenedRecording.class::cast)
                .filter(opened -> !opened.isTemporary()).map(SessionRecording::flushed);
    }

    /** Opens again what is remembered, files that have gone excepted; says whether a session is open then. */
    public static boolean reopen(IWorkbenchPage page) {
        RecentFiles.Left left = RecentFiles.left();
        List<IViewPart> inFront = Stream.of(page.getViewReferences()).map(reference -> reference.getView(false))
                .filter(view -> view != null && page.isPartVisible(view)).toList();
        left.files().stream().filter(Files::isRegularFile).forEach(file -> open(page, file));
        Optional<OpenSession> session = SessionServices.sessions().selected();
        boolean isLast = !left.files().isEmpty() && Files.isRegularFile(left.files().get(left.files().size() - 1));
        session.filter(open -> isLast && left.transition() > 0).ifPresent(open -> open.controller()
                .seek(driver -> InitialPositions.position(driver, new Position(left.transition(), left.step()))));
        inFront.forEach(page::bringToTop);
        return session.isPresent();
    }

    private static void open(IWorkbenchPage page, Path file) {
        try {
            if (Recordings.isRecording(file)) {
                Recordings.open(page, file);
            } else if (GoalFile.isGoal(file.toString())) {
                Scenarios.open(page, file, LaunchConfigurations.options(LaunchConfigurations.SCENARIO, file.toFile()));
            } else {
                Scenarios.open(page, file);
            }
        } catch (IOException | ScenarioException | ScheduleException | CoreException e) {
            ILog.get().info("A file of the last session does not open again: " + e.getMessage());
        }
    }
}
