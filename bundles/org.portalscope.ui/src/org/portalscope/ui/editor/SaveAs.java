package org.portalscope.ui.editor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.ide.FileStoreEditorInput;
import org.portalscope.export.FileKind;
import org.portalscope.ui.editor.run.CopyInput;
import org.portalscope.ui.part.ChosenFile;

/** Saves a scenario to a file that the user chooses in the system's own dialog. */
final class SaveAs {

    private static final String TITLE = "Save As";

    private SaveAs() {
    }

    /** The file that the user wants the text of an editor's input to be saved to. */
    static Optional<IEditorInput> ask(Shell shell, IEditorInput input) {
        FileDialog dialog = new FileDialog(shell, SWT.SAVE);
        dialog.setText(TITLE);
        dialog.setOverwrite(true);
        dialog.setFilterExtensions(new String[] {"*.ptl", "*"});
        dialog.setFilterNames(new String[] {"Scenarios (*.ptl)", "All files"});
        dialog.setFileName(input.getName());
        if (input instanceof IURIEditorInput file && !(input instanceof CopyInput)) {
            dialog.setFilterPath(Path.of(file.getURI()).resolveSibling("").toString());
        }
        return ChosenFile.asNamed(shell, TITLE, FileKind.SCENARIO, dialog.open())
                .map(file -> new FileStoreEditorInput(EFS.getLocalFileSystem().fromLocalFile(file.toFile())));
    }

    /** Writes the text and makes the editor that of the new file. */
    static void save(ScenarioEditor editor, IEditorInput input, String text, IProgressMonitor monitor) {
        Path file = Path.of(((IURIEditorInput) input).getURI());
        try {
            Files.writeString(file, text, StandardCharsets.UTF_8);
            editor.become(input);
        } catch (IOException e) {
            MessageDialog.openError(editor.getSite().getShell(), TITLE, "The file cannot be written: " + e.getMessage());
            monitor.setCanceled(true);
        }
    }
}
