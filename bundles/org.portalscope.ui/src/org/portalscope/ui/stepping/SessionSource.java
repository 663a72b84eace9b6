package org.portalscope.ui.stepping;

import java.util.Map;

import org.eclipse.ui.AbstractSourceProvider;
import org.eclipse.ui.ISources;
import org.portalscope.presentation.control.LiveRun;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.ui.session.ShownSession;

/**
 * Tells expressions in plugin.xml whether a session is open: {@code none}, {@code idle} or {@code busy}; how its nodes stand, if it has some:
 * {@code none}, {@code running}, {@code waiting} for what a step wants, or {@code paused}; and whether it runs a GOAL schedule: {@code true} or {@code false}.
 */
public final class SessionSource extends AbstractSourceProvider implements SessionListener {

    /** The name of the variable. */
    public static final String VARIABLE = "org.portalscope.ui.session";

    /** The name of the variable of nodes. */
    public static final String NODES = "org.portalscope.ui.nodes";

    /** The name of the variable of GOAL schedules. */
    public static final String SCHEDULE = "org.portalscope.ui.schedule";

    private static final String NONE = "none";

    private ShownSession controller;
    private String state = NONE;
    private String nodes = NONE;
    private boolean schedule;

    /** Makes the source follow the session that the workbench shows. */
    public void follow(ShownSession followed) {
        controller = followed;
        controller.addListener(this);
        tell();
    }

    @Override
    public void changed() {
        tell();
    }

    @Override
    public void busy(boolean busy) {
        tell();
    }

    private void tell() {
        String now = controller.isBusy() ? "busy" : controller.open().isPresent() ? "idle" : NONE;
        String standing = controller.open().flatMap(open -> open.controller().live()).filter(LiveRun::isThere).map(SessionSource::words).orElse(NONE);
        boolean scheduled = controller.open().filter(OpenSession::isOfSchedule).isPresent();
        if (!now.equals(state) || !standing.equals(nodes) || scheduled != schedule) {
            state = now;
            nodes = standing;
            schedule = scheduled;
            fireSourceChanged(ISources.WORKBENCH, getCurrentState());
        }
    }

    private static String words(LiveRun run) {
        return run.isRunning() ? "running" : run.isWaiting() ? "waiting" : "paused";
    }

    @Override
    public Map<String, Object> getCurrentState() {
        return Map.of(VARIABLE, state, NODES, nodes, SCHEDULE, schedule);
    }

    @Override
    public String[] getProvidedSourceNames() {
        return new String[] {VARIABLE, NODES, SCHEDULE};
    }

    @Override
    public void dispose() {
        if (controller != null) {
            controller.removeListener(this);
        }
    }
}
