package org.portalscope.ui.editor;

import java.nio.file.Path;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;

/** Starts the scenario of the editor in front with the choices of a schedule that the user chooses in the system's own dialog. */
public final class ReplayScheduleHandler extends AbstractHandler {

    private static final String TITLE = "Replay Schedule";

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TITLE);
        String chosen = dialog.open();
        if (chosen != null && window.getActivePage().getActiveEditor() instanceof ScenarioEditor editor) {
            try {
                editor.replay(Schedule.read(Path.of(chosen)));
            } catch (ScheduleException | ScenarioException e) {
                MessageDialog.openError(window.getShell(), TITLE, e.getMessage());
            }
        }
        return null;
    }
}
