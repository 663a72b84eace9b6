package org.portalscope.ui.gallery;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;

/** Stands for the Gallery among the editors; there is one. */
public final class GalleryInput implements IEditorInput {

    @Override
    public boolean exists() {
        return true;
    }

    @Override
    public String getName() {
        return "Gallery";
    }

    @Override
    public String getToolTipText() {
        return "Scenarios to start from";
    }

    @Override
    public ImageDescriptor getImageDescriptor() {
        return ImageDescriptor.getMissingImageDescriptor();
    }

    @Override
    public IPersistableElement getPersistable() {
        return null;
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return null;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof GalleryInput;
    }

    @Override
    public int hashCode() {
        return GalleryInput.class.hashCode();
    }
}
