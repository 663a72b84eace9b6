package org.portalscope.ui.application;

import java.io.IOException;
import java.net.URL;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the reference of the scenario language in the system's browser. */
public final class LanguageHelpHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        String page = page().toExternalForm();
        if (!Program.launch(page)) {
            MessageDialog.openInformation(HandlerUtil.getActiveShell(execution), "Scenario Language",
                    "No browser could be started. The reference lies in " + page);
        }
        return null;
    }

    /** Where a browser finds the page; one that lies in an archive is unpacked. */
    static URL page() throws ExecutionException {
        try {
            return FileLocator.toFileURL(Platform.getBundle("org.portalscope.help").getEntry("reference/scenario-language.html"));
        } catch (IOException e) {
            throw new ExecutionException("the reference of the scenario language cannot be unpacked", e);
        }
    }
}
