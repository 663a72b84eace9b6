package org.portalscope.ui.debug;

import java.io.IOException;
import java.nio.file.Path;

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

/** Opens the scenario or the recording of a launch configuration, as if the user had. */
public final class FileLaunch implements ILaunchConfigurationDelegate {

    /** The session that is opened has a launch of its own, as every session has. */
    @Override
    public void launch(ILaunchConfiguration configuration, String mode, ILaunch launch, IProgressMonitor monitor) throws CoreException {
        String file = configuration.getAttribute(LaunchConfigurations.FILE, "");
        DebugPlugin.getDefault().getLaunchManager().removeLaunch(launch);
        if (!file.isEmpty()) {
            PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(Path.of(file)));
        }
    }

    private static void open(Path file) {
        IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
        try {
            if (Recordings.isRecording(file)) {
                Recordings.open(page, file);
            } else {
                Scenarios.open(page, file);
            }
        } catch (ScenarioException | IOException e) {
            SessionServices.shown().missed(e.getMessage());
        } catch (PartInitException e) {
            ILog.get().error("The editor does not open", e);
        }
    }
}
