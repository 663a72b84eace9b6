package org.portalscope.ui.debug;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.eclipse.debug.core.DebugPlugin;
import org.eclipse.debug.core.ILaunchManager;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.OpenSessions;
import org.portalscope.ui.session.OpenSessionsListener;

/** Keeps a launch of the platform for each open session. To be used in the display's thread only. */
final class SessionLaunches implements OpenSessionsListener {

    private final OpenSessions sessions;
    private final Map<OpenSession, SessionLaunch> launches = new LinkedHashMap<>();

    private SessionLaunches(OpenSessions sessions) {
        this.sessions = sessions;
    }

    /** Tells the platform of all sessions that are open now and later. */
    static SessionLaunches follow(OpenSessions sessions) {
        SessionLaunches launches = new SessionLaunches(sessions);
        sessions.addListener(launches);
        launches.sessionsChanged();
        return launches;
    }

    /** The session that a launch is of, if it is open. */
    Optional<SessionLaunch> of(Object launch) {
        return launches.values().stream().filter(one -> one.launch() == launch).findFirst();
    }

    @Override
    public void sessionsChanged() {
        ILaunchManager manager = DebugPlugin.getDefault().getLaunchManager();
        List<OpenSession> open = sessions.all();
        new ArrayList<>(launches.keySet()).stream().filter(session -> !open.contains(session)).forEach(closed -> {
            SessionLaunch launch = launches.remove(closed);
            launch.close();
            manager.removeLaunch(launch.launch());
        });
        open.stream().filter(session -> !launches.containsKey(session)).forEach(opened -> {
            SessionLaunch launch = new SessionLaunch(sessions, opened);
            launches.put(opened, launch);
            manager.addLaunch(launch.launch());
        });
        launches.values().forEach(SessionLaunch::refresh);
    }
}
