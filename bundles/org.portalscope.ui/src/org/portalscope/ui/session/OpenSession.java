package org.portalscope.ui.session;

import java.util.Optional;
import java.util.Set;

import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.model.projection.StateChanges;
import org.portalscope.session.Launch;
import org.portalscope.session.LocalSession;
import org.portalscope.session.control.MoveRunner;
import org.portalscope.session.control.SessionController;

/** A session that is open in the workbench: what it was started from, what steers it, and the model at its cursor. */
public final class OpenSession {

    private final Launch launch;
    private final SessionController controller;
    private final Projection projection;
    private int process;
    private boolean stale;

    /** Takes a session that nobody drives. */
    OpenSession(Launch launch, LocalSession session, MoveRunner runner) {
        this.launch = launch;
        controller = new SessionController(session, runner);
        process = controller.shownProcess();
        projection = new Projection(session.state(), Set.of(process));
        controller.addFollower(projection);
        controller.addListener(this::show);
    }

    public Launch launch() {
        return launch;
    }

    public SessionController controller() {
        return controller;
    }

    /** The model at the cursor; while a move is running, that from before. */
    public World model() {
        return projection.model();
    }

    /** Index of the process that the model holds in full: the one that the controller shows, while a move is running the one from before. */
    public int process() {
        return process;
    }

    /** In what that process differs from itself before the last move, if that was a jump. */
    public Optional<StateChanges> changes() {
        return projection.changes(process);
    }

    /** Whether its text has been changed since and has errors now. */
    public boolean isStale() {
        return stale;
    }

    /** Says whether its text has errors. */
    void setStale(boolean now) {
        stale = now;
    }

    private void show() {
        process = controller.shownProcess();
        projection.show(Set.of(process));
    }

    /** Its name and how far it is: {@code Match list: transition 4 of 12}. */
    public String label() {
        String place = controller.isBusy() ? "running" : controller.snapshot().ending()
                .orElseGet(() -> "transition " + controller.snapshot().position().transition() + " of " + controller.snapshot().transitions());
        return launch.title() + ": " + place;
    }
}
