package org.portalscope.ui.breakpoint;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.Platform;
import org.osgi.framework.FrameworkUtil;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.analysis.breakpoint.BreakpointList;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;

/**
 * Keeps the breakpoints of sessions: those of a recording beside it, those of a scenario under its name where the workbench keeps its own things. A session
 * that is opened, or started again, gets those that were kept.
 */
public final class BreakpointKeeper implements OpenSessionsListener {

    private final OpenSessions sessions;
    private final Path area;
    private final Set<OpenSession> known = Collections.newSetFromMap(new IdentityHashMap<>());

    /**
     * A keeper for sessions that will be open.
     *
     * @param area the folder of the breakpoints that belong to no recording; it is made when it is needed
     */
    public BreakpointKeeper(OpenSessions sessions, Path area) {
        this.sessions = sessions;
        this.area = area;
    }

    /** The folder where the workbench keeps breakpoints. */
    public static Path area() {
        return Platform.getStateLocation(FrameworkUtil.getBundle(BreakpointKeeper.class)).toPath().resolve("breakpoints");
    }

    @Override
    public void sessionsChanged() {
        known.retainAll(sessions.all());
        sessions.all().stream().filter(known::add).forEach(this::keep);
    }

    private void keep(OpenSession session) {
        BreakpointFile file = file(session);
        BreakpointList breakpoints = session.controller().breakpoints().list();
        try {
            session.controller().breakpoints().refuse(file.read(session.controller().session(), breakpoints));
            breakpoints.addListener(() -> write(file, breakpoints));
        } catch (IOException e) {
            session.controller().breakpoints().refuse(List.of(file.path() + ": the breakpoints that were kept cannot be read: " + e.getMessage()));
        }
    }

    private void write(BreakpointFile file, BreakpointList breakpoints) {
        try {
            Files.createDirectories(area);
            file.write(breakpoints);
        } catch (IOException e) {
            ILog.get().warn(file.path() + ": the breakpoints cannot be written", e);
        }
    }

    private BreakpointFile file(OpenSession session) {
        Optional<Path> recording = session.recording().filter(it -> session.isReplay()).map(SessionRecording::flushed);
        return recording.map(BreakpointFile::beside).orElseGet(() -> new BreakpointFile(
                area.resolve(UUID.nameUUIDFromBytes(session.launch().source().getBytes(StandardCharsets.UTF_8)) + ".breakpoints")));
    }
}
