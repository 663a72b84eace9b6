package org.portalscope.ui.debug;

import java.io.File;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.ILaunch;
import org.eclipse.debug.core.ILaunchConfiguration;
import org.eclipse.debug.core.ILaunchManager;
import org.eclipse.debug.core.Launch;
import org.eclipse.swt.widgets.Display;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.debug.DebuggedWorld;
import org.portalscope.debug.LaunchConfigurations;
import org.portalscope.debug.WorldControl;
import org.portalscope.debug.WorldStack;
import org.portalscope.debug.marker.BreakpointMarkers;
import org.portalscope.presentation.control.LiveRun;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.ui.branch.TransitionChoice;
import org.portalscope.ui.part.Paced;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.RecordingArea;
import org.portalscope.ui.session.SessionServices;

/** One session on the debug platform. To be used in the display's thread only, but for what the platform asks of it. */
final class SessionLaunch implements SessionListener, WorldControl {

    private final Display display = Display.getCurrent();
    private final OpenSessions sessions;
    private final OpenSession session;
    private final ILaunch launch;
    private final DebuggedWorld world;
    private final Paced refresh;
    private final BreakpointMarkers markers;

    SessionLaunch(OpenSessions sessions, OpenSession session) {
        this.sessions = sessions;
        this.session = session;
        launch = new Launch(configuration(session), ILaunchManager.DEBUG_MODE, null);
        world = new DebuggedWorld(launch, this);
        launch.addDebugTarget(world);
        refresh = new Paced(display, this::show);
        markers = BreakpointMarkers.mirror(session.controller().breakpoints(), display::asyncExec);
        session.controller().addListener(this);
        show();
    }

    /** Without one that can be kept the platform has no name for the launch, which is no reason not to run. */
    private static ILaunchConfiguration configuration(OpenSession session) {
        org.portalscope.timeline.session.Launch from = session.launch();
        Optional<File> file = (session.isReplay() ? session.recording().map(recording -> recording.flushed().toFile()) : Optional.of(new File(from.source())))
                .filter(File::isAbsolute).filter(File::exists).filter(kept -> !RecordingArea.holds(kept.toPath()));
        String type = session.isReplay() ? LaunchConfigurations.RECORDING : LaunchConfigurations.SCENARIO;
        try {
            return file.isPresent() ? LaunchConfigurations.of(type, from.title(), file.get(), from.options())
                    : LaunchConfigurations.unkept(type, from.title(), from.source(), from.options());
        } catch (CoreException e) {
            ILog.get().warn("How '" + from.title() + "' is started is not kept", e);
            return null;
        }
    }

    ILaunch launch() {
        return launch;
    }

    OpenSession session() {
        return session;
    }

    /** Shows where the session is, now or soon if that has just been done. */
    void refresh() {
        refresh.request();
    }

    @Override
    public void changed() {
        refresh.request();
    }

    private void show() {
        if (!session.controller().isBusy() && sessions.all().contains(session)) {
            boolean inFront = sessions.selected().filter(session::equals).isPresent();
            WorldStack stack = WorldStack.of(session.controller(), inFront);
            world.show(inFront && session.controller().snapshot().isAsked() ? stack.asking(alternatives()) : stack);
        }
    }

    private List<Alternative> alternatives() {
        return session.branchPoint().map(BranchPoint::alternatives).orElse(List.of());
    }

    /** The session has ended. */
    void close() {
        session.controller().removeListener(this);
        markers.close();
        world.close();
    }

    @Override
    public boolean isBusy() {
        return session.controller().isBusy();
    }

    @Override
    public void move(StepKind stepKind, Direction direction) {
        display.asyncExec(() -> session.controller().move(stepKind, direction));
    }

    @Override
    public void take(Alternative enabled) {
        display.asyncExec(() -> {
            if (!session.controller().isBusy() && session.controller().snapshot().isAsked()) {
                session.branchPoint().filter(point -> point.alternatives().contains(enabled)).ifPresent(point -> TransitionChoice.take(session, point, enabled,
                        refused -> refused.ifPresent(SessionServices.shown()::missed)));
            }
        });
    }

    @Override
    public void stop() {
        display.asyncExec(session.controller()::cancel);
    }

    private Optional<LiveRun> live() {
        return session.controller().live().filter(LiveRun::isThere);
    }

    @Override
    public boolean isElsewhere() {
        return live().isPresent();
    }

    @Override
    public boolean isRunning(OptionalInt process) {
        return live().filter(run -> process.isEmpty() ? run.isRunning() || run.isWaiting() : run.processes().get(process.getAsInt()).goesOn()).isPresent();
    }

    @Override
    public void suspend(OptionalInt process) {
        display.asyncExec(() -> {
            if (process.isEmpty()) {
                session.controller().suspend();
            } else {
                live().ifPresent(run -> run.pause(process));
            }
        });
    }

    @Override
    public void detach() {
        display.asyncExec(session.controller()::detach);
    }

    @Override
    public void end() {
        display.asyncExec(() -> sessions.close(session));
    }
}
