package org.portalscope.debug.marker;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Executor;

import org.eclipse.core.resources.IMarkerDelta;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.IBreakpointListener;
import org.eclipse.debug.core.IBreakpointManager;
import org.eclipse.debug.core.model.IBreakpoint;
import org.portalscope.analysis.breakpoint.LineTarget;
import org.portalscope.analysis.breakpoint.NumberedBreakpoint;
import org.portalscope.presentation.control.SessionBreakpoints;
import org.portalscope.world.program.SourceId;

/**
 * Mirrors the breakpoints of one session on the platform. The session's list is the truth: what the platform switches off or removes is switched off or
 * removed there. To be used in one thread, that of the list.
 */
public final class BreakpointMarkers implements IBreakpointListener {

    private final SessionBreakpoints breakpoints;
    private final Executor thread;
    private final Map<Integer, SessionBreakpoint> mirrored = new HashMap<>();
    private final Runnable listener = this::mirror;

    private BreakpointMarkers(SessionBreakpoints breakpoints, Executor thread) {
        this.breakpoints = breakpoints;
        this.thread = thread;
    }

    /**
     * Mirrors breakpoints from now on. There is no project before the first.
     *
     * @param thread does something later in the thread of the list
     */
    public static BreakpointMarkers mirror(SessionBreakpoints breakpoints, Executor thread) {
        BreakpointMarkers markers = new BreakpointMarkers(breakpoints, thread);
        breakpoints.list().addListener(markers.listener);
        markers.mirror();
        return markers;
    }

    /** The workbench ends: what is left of its workspace is written down. */
    public static void end() {
        try {
            HiddenProject.save();
        } catch (CoreException e) {
            ILog.get().warn("The project of markers is not in good order", e);
        }
    }

    /** The session has ended. */
    public void close() {
        breakpoints.list().removeListener(listener);
        show(List.of());
    }

    private void mirror() {
        show(breakpoints.list().all());
    }

    private void show(List<NumberedBreakpoint> all) {
        if (all.isEmpty() && mirrored.isEmpty()) {
            return;
        }
        IBreakpointManager manager = manager();
        manager.removeBreakpointListener(this);
        try {
            for (int number : List.copyOf(mirrored.keySet())) {
                if (all.stream().noneMatch(each -> each.number() == number && mirrored.get(number).shows(each.breakpoint()))) {
                    manager.removeBreakpoint(mirrored.remove(number), true);
                }
            }
            for (NumberedBreakpoint each : all) {
                show(each);
            }
        } catch (CoreException e) {
            ILog.get().warn("The platform does not know the breakpoints of a session", e);
        }
        if (!mirrored.isEmpty()) {
            manager.addBreakpointListener(this);
        }
    }

    private void show(NumberedBreakpoint each) throws CoreException {
        SessionBreakpoint known = mirrored.get(each.number());
        if (known == null) {
            known = new SessionBreakpoint(resource(each), each.breakpoint());
            mirrored.put(each.number(), known);
            manager().addBreakpoint(known);
        }
        known.show(each.breakpoint());
    }

    /** The link to the file of a line; the project for a line of no file, and for all that is no line. */
    private IResource resource(NumberedBreakpoint each) throws CoreException {
        Optional<Path> file = Optional.of(each.breakpoint().target()).filter(LineTarget.class::isInstance).flatMap(line -> breakpoints.place((LineTarget) line))
                .filter(place -> place.source().kind() != SourceId.Kind.LIBRARY).map(place -> Path.of(place.source().name())).filter(Path::isAbsolute);
        return file.isPresent() ? HiddenProject.link(file.get()) : HiddenProject.project();
    }

    private static IBreakpointManager manager() {
        return DebugPlugin.getDefault().getBreakpointManager();
    }

    @Override
    public void breakpointAdded(IBreakpoint breakpoint) {
        // only the session adds any
    }

    @Override
    public void breakpointChanged(IBreakpoint breakpoint, IMarkerDelta delta) {
        thread.execute(() -> number(breakpoint).ifPresent(number -> switchTo(breakpoint, number)));
    }

    private void switchTo(IBreakpoint breakpoint, int number) {
        try {
            boolean enabled = breakpoint.isEnabled();
            if (breakpoints.list().all().stream().anyMatch(each -> each.number() == number && each.breakpoint().enabled() != enabled)) {
                breakpoints.list().change(number, before -> before.enabled(enabled));
            }
        } catch (CoreException e) {
            ILog.get().warn("A breakpoint of the platform has gone", e);
        }
    }

    @Override
    public void breakpointRemoved(IBreakpoint breakpoint, IMarkerDelta delta) {
        thread.execute(() -> number(breakpoint).ifPresent(number -> {
            mirrored.remove(number);
            breakpoints.list().remove(number);
        }));
    }

    private Optional<Integer> number(IBreakpoint breakpoint) {
        return mirrored.entrySet().stream().filter(entry -> entry.getValue() == breakpoint).map(Map.Entry::getKey).findFirst();
    }
}
