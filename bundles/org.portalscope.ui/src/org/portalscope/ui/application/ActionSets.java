package org.portalscope.ui.application;

import java.util.List;

import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PerspectiveAdapter;

/** Keeps away the groups of menu items and buttons that bundles of the platform add to every window. */
final class ActionSets extends PerspectiveAdapter {

    private static final List<String> UNWANTED = List.of("org.eclipse.ui.edit.text.actionSet.annotationNavigation",
            "org.eclipse.ui.edit.text.actionSet.navigation", "org.eclipse.ui.edit.text.actionSet.convertLineDelimitersTo",
            "org.eclipse.ui.edit.text.actionSet.openExternalFile", "org.eclipse.ui.NavigateActionSet",
            "org.eclipse.ui.WorkingSetActionSet", "org.eclipse.ui.WorkingSetModificationActionSet");

    /** Hides them now and whenever the layout is another or is reset. */
    static void hide(IWorkbenchWindow window) {
        window.addPerspectiveListener(new ActionSets());
        hide(window.getActivePage());
    }

    private static void hide(IWorkbenchPage page) {
        UNWANTED.forEach(page::hideActionSet);
    }

    @Override
    public void perspectiveActivated(IWorkbenchPage page, IPerspectiveDescriptor perspective) {
        hide(page);
    }

    @Override
    public void perspectiveChanged(IWorkbenchPage page, IPerspectiveDescriptor perspective, String change) {
        if (IWorkbenchPage.CHANGE_RESET_COMPLETE.equals(change)) {
            hide(page);
        }
    }
}
