package org.portalscope.ui.application;

import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.portalscope.ui.translation.TranslationView;

/** Lays out the one perspective. */
public final class PortalscopePerspective implements IPerspectiveFactory {

    /** The perspective's id in the workbench. */
    public static final String ID = "org.portalscope.ui.perspective";

    @Override
    public void createInitialLayout(IPageLayout layout) {
        layout.addView(TranslationView.ID, IPageLayout.BOTTOM, 0.6f, layout.getEditorArea());
    }
}
