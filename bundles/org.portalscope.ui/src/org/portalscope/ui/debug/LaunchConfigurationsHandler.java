package org.portalscope.ui.debug;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.debug.ui.DebugUITools;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.handlers.HandlerUtil;

/** Shows all that has been started and is kept, to be edited and started again. */
public final class LaunchConfigurationsHandler extends AbstractHandler {

    /** The group of all launch configurations of Portalscope. */
    static final String GROUP = "org.portalscope.ui.launches";

    @Override
    public Object execute(ExecutionEvent execution) {
        DebugUITools.openLaunchConfigurationDialogOnGroup(HandlerUtil.getActiveShell(execution), StructuredSelection.EMPTY, GROUP);
        return null;
    }
}
