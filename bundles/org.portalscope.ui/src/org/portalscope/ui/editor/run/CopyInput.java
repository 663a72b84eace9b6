package org.portalscope.ui.editor.run;

import java.nio.file.Path;

import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.ide.FileStoreEditorInput;

/** A text that has no file of the user's: a copy from the library, or a new scenario. Saving it asks for a file. */
public class CopyInput extends FileStoreEditorInput {

    private final EditedSource source;

    /** A text that imports from the library alone. */
    public CopyInput(IFileStore store) {
        this(store, EditedSource.copy(Path.of(store.toURI())));
    }

    /** @param source the text as the language sees it */
    public CopyInput(IFileStore store, EditedSource source) {
        super(store);
        this.source = source;
    }

    EditedSource source() {
        return source;
    }

    @Override
    public String getToolTipText() {
        return getName() + ": a copy, not saved yet";
    }

    /** A copy does not outlive the workbench. */
    @Override
    public IPersistableElement getPersistable() {
        return null;
    }
}
