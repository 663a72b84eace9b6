package org.portalscope.ui.editor.run;

import org.eclipse.core.filesystem.IFileStore;

/** A file that scenarios import and that is not the user's to change: one of the library, or of a recording. It is only read. */
public final class ImportedInput extends CopyInput {

    /** @param source what it is to the scenario that imports it */
    public ImportedInput(IFileStore store, EditedSource source) {
        super(store, source);
    }

    @Override
    public String getToolTipText() {
        return getName() + ": imported, read-only";
    }
}
