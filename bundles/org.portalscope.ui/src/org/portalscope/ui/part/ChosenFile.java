package org.portalscope.ui.part;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;
import org.portalscope.export.FileKind;

/** The file that the user has chosen in a save dialog, which knows nothing of the suffix that the name gets. */
public final class ChosenFile {

    private ChosenFile() {
    }

    /**
     * The file to write, under the name that it gets; nothing if there is none, or it should not be written, which the user is told.
     *
     * @param title  of the dialog
     * @param kind   of what would be written
     * @param chosen null if the user has cancelled the dialog
     */
    public static Optional<Path> of(Shell shell, String title, FileKind kind, String chosen) {
        return asNamed(shell, title, kind, chosen).flatMap(file -> replacing(shell, title, chosen, kind.named(file)));
    }

    /** The same for a kind of files that may have names with any suffix but those of other kinds. */
    public static Optional<Path> asNamed(Shell shell, String title, FileKind kind, String chosen) {
        Optional<Path> file = Optional.ofNullable(chosen).map(Path::of);
        Optional<String> problem = file.flatMap(kind::problem);
        problem.ifPresent(words -> MessageDialog.openError(shell, title, words + '.'));
        return problem.isPresent() ? Optional.empty() : file;
    }

    /** A file under the name that it gets; the user is asked where that exists and is not the name that was chosen. */
    public static Optional<Path> replacing(Shell shell, String title, String chosen, Path named) {
        return named.equals(Path.of(chosen)) || !Files.exists(named)
                || MessageDialog.openQuestion(shell, title, named.getFileName() + " exists already. Replace it?") ? Optional.of(named) : Optional.empty();
    }
}
