package org.portalscope.ui.recording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;
import org.portalscope.recording.text.Discrepancy;
import org.portalscope.recording.text.InputTextException;

/** Opens what another program wrote down of its inputs, a JSON object a line, as a session; what is wrong with it is listed. */
public final class ImportInputTextHandler extends AbstractHandler {

    private static final String TITLE = "Import Input Text";

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(new String[] {"*.jsonl", "*"});
        dialog.setFilterNames(new String[] {"Inputs as text (*.jsonl)", "All files"});
        String chosen = dialog.open();
        if (chosen != null) {
            open(window, Path.of(chosen));
        }
        return null;
    }

    private static void open(IWorkbenchWindow window, Path file) {
        try {
            List<Discrepancy> differences = Recordings.openText(window.getActivePage(), file);
            if (!differences.isEmpty()) {
                TextListDialog.open(window.getShell(), TITLE, "Results in the file that are not those of Portalscope:",
                        differences.stream().map(Discrepancy::toString).toList());
            }
        } catch (InputTextException e) {
            TextListDialog.open(window.getShell(), TITLE, file.getFileName() + " cannot be imported:", e.getMessage().lines().toList());
        } catch (IOException | PartInitException e) {
            MessageDialog.openError(window.getShell(), TITLE, e.getMessage());
        }
    }
}
