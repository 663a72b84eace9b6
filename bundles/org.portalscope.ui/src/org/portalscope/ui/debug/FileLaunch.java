package org.portalscope.ui.debug;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.model.ILaunchConfigurationDelegate;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.ui.editor.Scenarios;
import org.portalscope.ui.recording.Recordings;
import org.portalscope.ui.session.SessionServices;
import org.portalscope.world.schedule.ScheduleException;

/** Opens the recording of a launch configuration, or starts its scenario with its options, as if the user had. */
public final class FileLaunch implements ILaunchConfigurationDelegate {

    /** The session that is opened has a launch of its own, as every session has. */
    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
        String file = configuration.getAttribute(LaunchConfigurations.FILE, "");
        List<String> options = configuration.getAttribute(LaunchConfigurations.OPTIONS, List.of());
        String text = configuration.getAttribute(LaunchConfigurations.TEXT, "");
        DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
        PlatformUI.getWorkbench().getDisplay().asyncExec(() -> {
            IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
            if (!file.isEmpty()) {
                open(page, Path.of(file), options);
            } else {
                start(page, text, options);
            }
        });
    }

    private static void open(IWorkbenchPage page, Path file, List<String> options) {
        try {
            if (Recordings.isRecording(file)) {
                Recordings.open(page, file);
            } else {
                Scenarios.open(page, file, options);
            }
        } catch (ScenarioException | ScheduleException | IOException e) {
            SessionServices.shown().missed(e.getMessage());
        } catch (PartInitException e) {
            ILog.get().error("The editor does not open", e);
        }
    }

    /** What has no file is started again from its editor, as its text stands there. */
    private static void start(IWorkbenchPage page, String text, List<String> options) {
        try {
            if (!Scenarios.start(page, text, options)) {
                SessionServices.shown().missed("Nothing is kept of what has no file once its editor is closed");
            }
        } catch (ScenarioException | ScheduleException e) {
            SessionServices.shown().missed(e.getMessage());
        }
    }
}
