package org.portalscope.ui.editor;

import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.scenario.source.ScenarioException;

/** Opens a scenario file or a GOAL schedule that the user chooses in the system's own dialog. */
public final class OpenScenarioHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent execution) throws ExecutionException {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText("Open Scenario");
        dialog.setFilterExtensions(new String[] {"*.ptl;*.goal", "*"});
        dialog.setFilterNames(new String[] {"Scenarios (*.ptl) and GOAL schedules (*.goal)", "All files"});
        String chosen = dialog.open();
        if (chosen != null) {
            open(window, Path.of(chosen));
        }
        return null;
    }

    private static void open(IWorkbenchWindow window, Path file) throws ExecutionException {
        try {
            Scenarios.open(window.getActivePage(), file);
        } catch (ScenarioException e) {
            MessageDialog.openError(window.getShell(), "Open Scenario", e.getMessage());
        } catch (PartInitException e) {
            throw new ExecutionException("The editor does not open", e);
        }
    }
}
