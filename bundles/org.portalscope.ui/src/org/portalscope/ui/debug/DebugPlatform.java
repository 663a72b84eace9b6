package org.portalscope.ui.debug;

import org.eclipse.ui.IWorkbenchPage;
import org.portalscope.debug.marker.BreakpointMarkers;
import org.portalscope.ui.session.OpenSessions;

/** Connects the sessions of the workbench with Eclipse's debug platform. */
public final class DebugPlatform {

    private DebugPlatform() {
    }

    /** Shows all sessions in the Debug view of a page, and selects what is selected there. */
    public static void connect(IWorkbenchPage page, OpenSessions sessions) {
        DebugSelection.connect(page, sessions, SessionLaunches.follow(sessions));
    }

    /** The workbench ends, and all sessions have been closed. */
    public static void end() {
        BreakpointMarkers.end();
    }
}
