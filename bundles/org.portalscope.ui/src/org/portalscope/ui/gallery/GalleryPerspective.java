package org.portalscope.ui.gallery;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;

/** Lays out a window in which no session is open: the editors alone, of which the Gallery is one. */
public final class GalleryPerspective implements IPerspectiveFactory {

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.setEditorAreaVisible(true);
    }
}
