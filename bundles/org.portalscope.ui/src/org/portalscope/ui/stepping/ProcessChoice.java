package org.portalscope.ui.stepping;

import org.portalscope.ui.session.ShownSession;

/** Which process the Portals Graph shows in full: the current one, or one that is pinned. */
public final class ProcessChoice extends ToolbarChoice {

    /** Made by the workbench. */
    public ProcessChoice() {
        super("icons/process.svg", new ProcessMenu());
    }

    @Override
    protected String label(ShownSession session) {
        return ProcessNames.shown(session);
    }

    @Override
    protected String tooltip(ShownSession session) {
        return "Which process the Portals Graph shows in full: " + ProcessNames.shown(session);
    }

    @Override
    protected boolean isEnabled(ShownSession session) {
        return session.open().isPresent();
    }
}
