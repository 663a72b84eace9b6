package org.portalscope.ui.part;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.portalscope.graph.GraphViewer;

/** Shows or hides the overview of a picture; the key O in the picture does so, too. */
final class OverviewAction extends Action {

    private final GraphViewer viewer;

    OverviewAction(GraphViewer viewer) {
        super("Overview", IAction.AS_CHECK_BOX);
        this.viewer = viewer;
    }

    @Override
    public boolean isChecked() {
        return viewer.isOverviewVisible();
    }

    @Override
    public void run() {
        viewer.setOverviewVisible(!viewer.isOverviewVisible());
    }
}
