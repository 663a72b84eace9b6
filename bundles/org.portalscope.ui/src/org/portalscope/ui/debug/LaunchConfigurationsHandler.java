package org.portalscope.ui.debug;

import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows all that has been started and is kept, to be edited and started again; first that of which a session is open. */
public final class LaunchConfigurationsHandler extends AbstractHandler {

    /** The group of all launch configurations of Portalscope. */
    private static final String GROUP = "org.portalscope.ui.launches";

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        try {
            DebugUITools.openLaunchConfigurationDialogOnGroup(HandlerUtil.getActiveShell(execution),
                    first().map(StructuredSelection::new).orElse(StructuredSelection.EMPTY), GROUP);
            return null;
        } catch (CoreException e) {
            throw new ExecutionException("The launch configurations cannot be read", e);
        }
    }

    private static Optional<ILaunchConfiguration> first() throws CoreException {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        return Stream.concat(Stream.of(manager.getLaunches()).map(ILaunch::getLaunchConfiguration), Stream.of(manager.getLaunchConfigurations()))
                .filter(configuration -> configuration != null && configuration.exists()).findFirst();
    }
}
