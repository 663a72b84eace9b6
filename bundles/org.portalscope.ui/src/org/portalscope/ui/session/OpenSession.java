package org.portalscope.ui.session;

import java.io.IOException;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.eclipse.core.runtime.ILog;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.analysis.breakpoint.BreakpointFile;
import org.portalscope.goal.program.GoalFile;
import org.portalscope.model.World;
import org.portalscope.model.projection.Projection;
import org.portalscope.model.projection.StateChanges;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.replay.recording.OpenedRecording;
import org.portalscope.replay.recording.SessionRecording;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;

/** A session that is open in the workbench: what it was started from, what steers it, and the model at its cursor. */
public final class OpenSession {

    private final Launch launch;
    private final LocalSession session;
    private final Branches branches;
    private final SessionController controller;
    private final Projection projection;
    private final Optional<SessionRecording> recording;
    /** The processes that viewers show whatever else is shown. */
    private final Map<Object, Integer> kept = new IdentityHashMap<>();
    private int process;
    private boolean stale;

    /**
     * Takes a session that nobody drives.
     *
     * @param branches  the timelines of its run, its own among them
     * @param recording its own, if it has one, which ends with it
     */
    OpenSession(Launch launch, LocalSession session, Branches branches, Optional<SessionRecording> recording, MoveRunner runner) {
        this.launch = launch;
        this.session = session;
        this.branches = branches;
        this.recording = recording;
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

    /** The place from which its run may go on otherwise, if it is not over and only repeated; not to be asked for while a move is running. */
    public Optional<BranchPoint> branchPoint() {
        return session.canBranch() ? Optional.of(BranchPoint.at(session)) : Optional.empty();
    }

    /** The timelines of its run. */
    Branches branches() {
        return branches;
    }

    /** What its timeline is called among those of its run; empty once it is closed. */
    public String branchName() {
        return branches.of(session).map(TimelineBranch::title).orElse("");
    }

    /** The same in short: {@code branch 1}. */
    public String shortBranchName() {
        return branches.of(session).map(TimelineBranch::name).orElse("");
    }

    /** The number of the first transition in which its timeline and another open one of the same run may differ. */
    public int parting(OpenSession other) {
        return branches.parting(session, other.session);
    }

    /** Whether another one is of the same run. */
    public boolean isOfTheSameRun(OpenSession other) {
        return branches == other.branches;
    }

    /** Whether another one runs the same text with the same faults, in some order. */
    public boolean isOfTheSameText(OpenSession other) {
        return launch.worlds() == other.launch.worlds();
    }

    /** The recording that it writes as it runs, or was opened from. */
    public Optional<SessionRecording> recording() {
        return recording;
    }

    /** Whether it repeats a recording. */
    public boolean isReplay() {
        return opened().isPresent();
    }

    /** Whether it runs a GOAL schedule, and repeats no recording of one. */
    public boolean isOfSchedule() {
        return !isReplay() && GoalFile.isGoal(launch.source());
    }

    /** The recording that it repeats. */
    private Optional<OpenedRecording> opened() {
        return recording.filter(OpenedRecording.class::isInstance).map(OpenedRecording.class::cast);
    }

    /** Whether it repeats a recording whose file has been changed since. */
    boolean isChanged() {
        return opened().filter(OpenedRecording::isChanged).isPresent();
    }

    /** Why what it needs cannot be read any more, as a sentence. */
    String unreadable(IOException why) {
        return opened().map(file -> file.unreadable(why)).orElseGet(why::getMessage);
    }

    /** Ends a long move, then the session and its recording. */
    void close() {
        branches.of(session).ifPresent(branches::close);
        controller.close(() -> recording.ifPresent(OpenSession::close));
    }

    private static void close(SessionRecording recording) {
        try {
            recording.close();
            if (recording instanceof OpenedRecording opened && opened.isTemporary()) {
                BreakpointFile.beside(opened.flushed()).remove();
            }
        } catch (IOException e) {
            ILog.get().warn("The recording of a session was not closed in good order", e);
        }
    }

    /** The model at the cursor; while a move is running, that from before. */
    public World model() {
        return projection.model();
    }

    /**
     * Holds a process in full as long as a viewer shows it, beside the one that the controller shows; while a move is running, from its end on.
     *
     * @param shown index of the process, or nothing to hold none for the viewer any more
     */
    public void keep(Object viewer, OptionalInt shown) {
        Integer before = shown.isPresent() ? kept.put(viewer, shown.getAsInt()) : kept.remove(viewer);
        if (!controller.isBusy() && !Objects.equals(before, kept.get(viewer))) {
            show();
        }
    }

    /** Index of the process that the model holds in full: the one that the controller shows, while a move is running the one from before. */
    public int process() {
        return process;
    }

    /** In what a process differs from itself before the last move, if that was a jump. */
    public Optional<StateChanges> changes(int shown) {
        return projection.changes(shown);
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
        Set<Integer> inFull = new HashSet<>(kept.values());
        inFull.add(process);
        projection.show(inFull);
    }

    /** Its name and how far it is: {@code Match list: transition 4 of 12}. */
    public String label() {
        String place = controller.isBusy() ? "running" : controller.snapshot().ending()
                .orElseGet(() -> "transition " + controller.snapshot().position().transition() + " of " + controller.snapshot().transitions());
        String settings = RunSettings.of(launch).words();
        return launch.title() + (settings.isEmpty() ? "" : " (" + settings + ")") + ": " + place;
    }
}
