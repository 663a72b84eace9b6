package org.portalscope.ui.node;

import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;

/** Starts each process of a scenario file as a node on this machine, and attaches to all. */
public final class LaunchNodesHandler extends AbstractHandler {

    private static final String TITLE = "Launch Nodes";

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*.ptl", "*"});
        dialog.setFilterNames(new String[] {"Scenarios (*.ptl)", "All files"});
        String chosen = dialog.open();
        if (chosen != null) {
            NodeLaunches.keep(NodeLaunches.LAUNCH, String.valueOf(Path.of(chosen).getFileName()), chosen, "", "", false);
            NodeSessions.launch(window.getActivePage(), Path.of(chosen), why -> MessageDialog.openError(window.getShell(), TITLE, why));
        }
        return null;
    }
}
