package org.portalscope.ui.application;

import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.portalscope.ui.comparison.ComparisonView;
import org.portalscope.ui.flow.FlowView;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.sequence.SequenceView;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.VariablesView;

/** Lays out the one perspective: editors on the left, the graph and the translation in the middle, the timeline below; variables where there is room. */
public final class PortalscopePerspective implements IPerspectiveFactory {

    /** The perspective's id in the workbench. */
    public static final String ID = "org.portalscope.ui.perspective";

    private static final int WIDE = 1600;

    @Override
    public void createInitialLayout(IPageLayout layout) {
        Point room = WindowSize.room();
        boolean wide = room.x >= WIDE;
        String editors = layout.getEditorArea();
        float timeline = (wide ? 80f : 64f) / Math.max(320, room.y);
        layout.addStandaloneView(TimelineView.ID, false, IPageLayout.BOTTOM, 1 - timeline, editors);
        layout.getViewLayout(TimelineView.ID).setCloseable(false);
        layout.getViewLayout(TimelineView.ID).setMoveable(false);
        IFolderLayout pictures = layout.createFolder("pictures", IPageLayout.RIGHT, wide ? 0.26f : 0.30f, editors);
        pictures.addView(PortalsGraphView.ID);
        pictures.addView(SequenceView.ID);
        pictures.addView(FlowView.ID);
        IFolderLayout steps = layout.createFolder("steps", IPageLayout.BOTTOM, wide ? 0.62f : 0.57f, "pictures");
        steps.addView(TranslationView.ID);
        steps.addView(ComparisonView.ID);
        if (wide) {
            layout.addView(VariablesView.ID, IPageLayout.RIGHT, 0.62f, "steps");
        } else {
            layout.addView(VariablesView.ID, IPageLayout.BOTTOM, 0.58f, editors);
        }
    }
}
