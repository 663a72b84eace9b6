package org.portalscope.ui.recording;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens a recording that the user chooses in the system's own dialog, or several of different processes as one run. */
public final class OpenRecordingHandler extends AbstractHandler {

    /** What is chosen from. */
    static final String[] EXTENSIONS = {"*.ptlrec", "*"};
    static final String[] NAMES = {"Recordings (*.ptlrec)", "All files"};

    private static final String TITLE = "Open Recording";

    @Override
    public Object execute(ExecutionEvent execution) {
        IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindow(execution);
        FileDialog dialog = new FileDialog(window.getShell(), SWT.OPEN | SWT.MULTI);
        dialog.setText(TITLE);
        dialog.setFilterExtensions(EXTENSIONS);
        dialog.setFilterNames(NAMES);
        if (dialog.open() != null) {
            Path folder = Path.of(dialog.getFilterPath());
            open(window, Stream.of(dialog.getFileNames()).map(folder::resolve).toList());
        }
        return null;
    }

    /** Opens a recording, or says why it cannot be opened. */
    static void open(IWorkbenchWindow window, Path file) {
        open(window, List.of(file));
    }

    /** Opens recordings of different processes as one session, or says why they cannot be opened. */
    private static void open(IWorkbenchWindow window, List<Path> files) {
        try {
            Recordings.open(window.getActivePage(), files);
        } catch (IOException | PartInitException e) {
            MessageDialog.openError(window.getShell(), TITLE, e.getMessage());
        }
    }
}
