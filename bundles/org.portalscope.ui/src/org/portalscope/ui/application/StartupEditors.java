package org.portalscope.ui.application;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.portalscope.scenario.library.Library;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.gallery.GalleryEditor;
import org.portalscope.ui.recent.RecentFiles;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/** Opens what the workbench begins with: the file of the command line, else what was open when it ended last, else a first scenario or the gallery. */
public final class StartupEditors {

    private final LaunchArguments arguments;

    public StartupEditors(LaunchArguments arguments) {
        this.arguments = arguments;
    }

    /** Opens it in a page without editors. */
    public void open(IWorkbenchPage page) throws PartInitException {
        if (arguments.scenario().isPresent()) {
            openScenario(page, arguments.scenario().get());
        } else if (!LastSession.reopen(page)) {
            openWithoutSession(page);
        } else if (arguments.gallery()) {
            GalleryEditor.open(page);
        }
    }

    /** A file of the last session that has gone is listed in the gallery. */
    private void openWithoutSession(IWorkbenchPage page) throws PartInitException {
        if (arguments.first().isPresent() && RecentFiles.left().files().isEmpty()) {
            openScenario(page, arguments.first().get());
        } else {
            GalleryEditor.open(page);
        }
    }

    private void openScenario(IWorkbenchPage page, Path file) throws PartInitException {
        try {
            if (Recordings.isRecording(file)) {
                Recordings.open(page, file);
                return;
            }
            open(page, file);
            if (arguments.schedule().isPresent() && page.getActiveEditor() instanceof ScenarioEditor editor) {
                editor.replay(Schedule.read(arguments.schedule().get()));
            }
        } catch (ScenarioException | ScheduleException | IOException e) {
            GalleryEditor.open(page).say(e.getMessage());
        }
    }

    /** Opens a file, or a copy of the scenario of that name in the library. */
    private static void open(IWorkbenchPage page, Path scenario) throws ScenarioException, PartInitException {
        String name = scenario.toString();
        if (!Files.exists(scenario) && Library.ids().contains(name)) {
            Scenarios.openFromLibrary(page, name);
        } else {
            Scenarios.open(page, scenario);
        }
    }
}
