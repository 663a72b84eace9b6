package org.portalscope.ui.editor;

import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.swt.SWT;
import org.eclipse.ui.IURIEditorInput;
import org.eclipse.ui.texteditor.IDocumentProviderExtension;
import org.portalscope.ui.editor.run.CopyInput;
import org.portalscope.ui.editor.run.ImportedInput;

/** The file of an editor: where its text is saved to, and what becomes of the text when somebody else changes or deletes that. */
final class EditorFile {

    private final ScenarioEditor editor;
    private final MissingFile missing = new MissingFile();

    EditorFile(ScenarioEditor editor) {
        this.editor = editor;
    }

    /** The user's file; none for a copy, or for a text from a recording. */
    Optional<Path> path() {
        return editor.getEditorInput() instanceof IURIEditorInput file && !(file instanceof CopyInput) ? Optional.of(Path.of(file.getURI())) : Optional.empty();
    }

    /** Whether the text is only read. */
    boolean isFixed() {
        return editor.getEditorInput() instanceof ImportedInput;
    }

    /**
     * Saves the text and runs what is saved; a copy has no file of the user's to be saved to, who is asked for one.
     *
     * @param save writes it to the file that it has
     */
    void save(IProgressMonitor monitor, Runnable save) {
        if (editor.getEditorInput() instanceof CopyInput) {
            saveAs(monitor);
        } else {
            save.run();
        }
        if (!editor.isDirty()) {
            missing.found();
            editor.scenario().startAgain();
        }
    }

    /** Saves the text to a file that the user chooses. */
    void saveAs(IProgressMonitor monitor) {
        SaveAs.ask(editor.getSite().getShell(), editor.getEditorInput()).ifPresent(input -> SaveAs.save(editor, input, editor.text(), monitor));
    }

    /**
     * When the file has gone, its text is the only one there is: the user decides, and whoever just closes the question keeps it. Where somebody else has
     * written the file and the user takes that text, it is run as one that has been saved.
     */
    void changed() {
        if (editor.getDocumentProvider().isDeleted(editor.getEditorInput())) {
            askForMissing();
            return;
        }
        missing.found();
        if (isTaken()) {
            take();
        } else {
            markKept();
        }
    }

    private boolean isTaken() {
        return MessageDialog.open(MessageDialog.QUESTION, editor.getSite().getShell(), "File Changed", "'" + editor.getEditorInput().getName()
                + "' has been changed by another program. Its text can take the place of the one in the editor, and is run then.", SWT.NONE,
                "Take Its Text", "Keep This Text") == 0;
    }

    private void take() {
        try {
            ((IDocumentProviderExtension) editor.getDocumentProvider()).synchronize(editor.getEditorInput());
            editor.scenario().startAgain();
        } catch (CoreException e) {
            MessageDialog.openError(editor.getSite().getShell(), "File Changed", "The file cannot be read: " + e.getMessage());
        }
    }

    /** The text is in no file any more. */
    private void markKept() {
        try {
            editor.getDocumentProvider().getDocument(editor.getEditorInput()).replace(0, 0, "");
        } catch (BadLocationException e) {
            throw new IllegalStateException("a text has no beginning", e);
        }
    }

    private void askForMissing() {
        switch (missing.ask(editor.getSite().getShell(), editor.getEditorInput().getName())) {
            case SAVE -> saveAs(new NullProgressMonitor());
            case CLOSE -> editor.close(false);
            case KEEP -> { }
        }
    }
}
