package org.portalscope.ui.application;

import org.eclipse.debug.ui.IDebugUIConstants;
import org.eclipse.swt.graphics.Point;
import org.eclipse.ui.IFolderLayout;
import org.eclipse.ui.IPageLayout;
import org.eclipse.ui.IPerspectiveFactory;
import org.portalscope.ui.branch.NextView;
import org.portalscope.ui.breakpoint.BreakpointsView;
import org.portalscope.ui.breakpoint.ConsoleView;
import org.portalscope.ui.comparison.ComparisonView;
import org.portalscope.ui.editor.ScenarioEditor;
import org.portalscope.ui.flow.FlowView;
import org.portalscope.ui.graph.PortalsGraphView;
import org.portalscope.ui.part.WindowLayout;
import org.portalscope.ui.run.FindingsView;
import org.portalscope.ui.sequence.SequenceView;
import org.portalscope.ui.table.AccessControlView;
import org.portalscope.ui.table.EventQueuesView;
import org.portalscope.ui.table.MatchListView;
import org.portalscope.ui.table.MemoryView;
import org.portalscope.ui.table.QueuesView;
import org.portalscope.ui.table.StatusView;
import org.portalscope.ui.timeline.TimelineView;
import org.portalscope.ui.translation.TranslationView;
import org.portalscope.ui.variables.ExpressionsView;
import org.portalscope.ui.variables.VariablesView;
import org.portalscope.ui.waiting.WaitForGraphView;

/**
 * Lays out the one perspective: editors on the left, the graph and the translation in the middle, the timeline below; breakpoints and the console below the
 * editors. Tables and variables have places of their own where there is room; elsewhere tables lie behind the graph and the translation, so that sentences and
 * the names of views are whole.
 */
public final class PortalscopePerspective implements IPerspectiveFactory {

    /** The perspective's id in the workbench. */
    public static final String ID = WindowLayout.DEBUGGING.id();

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
        IFolderLayout pictures = layout.createFolder("pictures", IPageLayout.RIGHT, wide ? 0.22f : 0.30f, editors);
        pictures.addView(PortalsGraphView.ID);
        pictures.addView(SequenceView.ID);
        pictures.addView(FlowView.ID);
        pictures.addPlaceholder(WaitForGraphView.ID);
        if (wide) {
            add(layout.createFolder("lists", IPageLayout.RIGHT, 0.68f, "pictures"), MatchListView.ID, QueuesView.ID, AccessControlView.ID, StatusView.ID);
            add(layout.createFolder("contents", IPageLayout.BOTTOM, 0.5f, "lists"), EventQueuesView.ID, MemoryView.ID);
        }
        IFolderLayout steps = layout.createFolder("steps", IPageLayout.BOTTOM, wide ? 0.62f : 0.57f, "pictures");
        add(steps, TranslationView.ID, ComparisonView.ID);
        steps.addPlaceholder(FindingsView.ID);
        IFolderLayout debugging = layout.createFolder("debugging", IPageLayout.BOTTOM, wide ? 0.60f : 0.58f, editors);
        debugging.addView(IDebugUIConstants.ID_DEBUG_VIEW);
        if (wide) {
            layout.addView(VariablesView.ID, IPageLayout.RIGHT, 0.70f, "steps");
            add(debugging, BreakpointsView.ID, ConsoleView.ID);
        } else {
            add(pictures, AccessControlView.ID, StatusView.ID);
            add(steps, MatchListView.ID, QueuesView.ID, EventQueuesView.ID, MemoryView.ID, ConsoleView.ID);
            add(debugging, VariablesView.ID, BreakpointsView.ID);
        }
        debugging.addPlaceholder(NextView.ID);
        debugging.addPlaceholder(ExpressionsView.ID);
        debugging.addPlaceholder(ScenarioEditor.OUTLINE);
    }

    private static void add(IFolderLayout folder, String... views) {
        for (String view : views) {
            folder.addView(view);
        }
    }
}
