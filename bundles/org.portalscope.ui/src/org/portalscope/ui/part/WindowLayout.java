package org.portalscope.ui.part;

import org.eclipse.ui.IPerspectiveDescriptor;
import org.eclipse.ui.IWorkbenchPage;

/** What the window shows: the Gallery alone, or editors with the views of a session. Users see one perspective only and are never asked for another. */
public enum WindowLayout {
    GALLERY("org.portalscope.ui.galleryPerspective"),
    DEBUGGING("org.portalscope.ui.perspective");

    private final String id;

    WindowLayout(String id) {
        this.id = id;
    }

    /** The id of the perspective. */
    public String id() {
        return id;
    }

    /** Whether a page is laid out in this way. */
    public boolean isShown(IWorkbenchPage page) {
        IPerspectiveDescriptor current = page.getPerspective();
        return current != null && current.getId().equals(id);
    }

    /** Lays a page out in this way; its editors stay. */
    public void show(IWorkbenchPage page) {
        if (!isShown(page)) {
            page.setPerspective(page.getWorkbenchWindow().getWorkbench().getPerspectiveRegistry().findPerspectiveWithId(id));
        }
    }
}
