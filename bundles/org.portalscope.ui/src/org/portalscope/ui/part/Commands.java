package org.portalscope.ui.part;

import org.eclipse.core.commands.common.CommandException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.IHandlerService;

/** Runs commands from links and buttons. */
public final class Commands {

    private Commands() {
    }

    /** Runs the command of an id as its key would. */
    public static void run(String command) {
        try {
            PlatformUI.getWorkbench().getService(IHandlerService.class).executeCommand(command, null);
        } catch (CommandException e) {
            ILog.get().error("Cannot run " + command, e);
        }
    }
}
