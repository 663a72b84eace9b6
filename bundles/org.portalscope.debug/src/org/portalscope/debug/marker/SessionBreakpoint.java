package org.portalscope.debug.marker;

import java.util.Map;

import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.LineBreakpoint;
import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.debug.DebuggedWorld;

/** A breakpoint of a session on the platform: the marker of a line, or of the project if it is about no line. The workspace keeps none: the session does. */
public final class SessionBreakpoint extends LineBreakpoint {

    /** The type of markers of lines. */
    public static final String LINE = "org.portalscope.debug.lineBreakpointMarker";
    /** The type of all other markers. */
    public static final String OTHER = "org.portalscope.debug.breakpointMarker";

    private Breakpoint mirrored;

    SessionBreakpoint(IResource resource, Breakpoint breakpoint) throws CoreException {
        mirrored = breakpoint;
        run(null, monitor -> {
            boolean atLine = breakpoint.target() instanceof LineTarget && resource.getType() == IResource.FILE;
            IMarker marker = resource.createMarker(atLine ? LINE : OTHER, Map.of(IBreakpoint.ID, getModelIdentifier(), IBreakpoint.ENABLED,
                    breakpoint.enabled(), IBreakpoint.PERSISTED, false, IMarker.TRANSIENT, true, IMarker.MESSAGE, breakpoint.text()));
            if (atLine) {
                marker.setAttribute(IMarker.LINE_NUMBER, ((LineTarget) breakpoint.target()).line());
            }
            setMarker(marker);
        });
    }

    @Override
    public String getModelIdentifier() {
        return DebuggedWorld.MODEL;
    }

    /** The workspace tells nobody of changes in a project that is hidden. */
    @Override
    public void setEnabled(boolean enabled) throws CoreException {
        super.setEnabled(enabled);
        DebugPlugin.getDefault().getBreakpointManager().fireBreakpointChanged(this);
    }

    /** Whether it shows a breakpoint as it is now, on whatever resource. */
    boolean shows(Breakpoint breakpoint) {
        return mirrored.target().equals(breakpoint.target()) && mirrored.hit() == breakpoint.hit() && mirrored.log().equals(breakpoint.log())
                && mirrored.process().equals(breakpoint.process());
    }

    /** Shows a breakpoint that differs in nothing but whether it is switched on. */
    void show(Breakpoint breakpoint) throws CoreException {
        mirrored = breakpoint;
        if (isEnabled() != breakpoint.enabled()) {
            setEnabled(breakpoint.enabled());
        }
    }
}
