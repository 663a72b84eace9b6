package org.portalscope.ui.editor.run;

import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.ide.FileStoreEditorInput;

/** A scenario that has no file of the user's yet: a copy from the library, or a new one. Saving it asks for a file. */
public final class CopyInput extends FileStoreEditorInput {

    public CopyInput(IFileStore store) {
        super(store);
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
