package org.portalscope.session.branch;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.step.Step;
import org.portalscope.session.LocalSession;
import org.portalscope.session.SessionDriver;
import org.portalscope.session.timeline.TransitionLog;

/** The timelines that the run of a session has come to, side by side. Not safe for use by several threads. */
public final class Branches {

    private final List<TimelineBranch> all = new ArrayList<>();
    private int made;

    /** @param session whose timeline is the original one */
    public Branches(LocalSession session) {
        all.add(TimelineBranch.original(session));
    }

    /** Those that are open, those made first before the others. */
    public List<TimelineBranch> all() {
        return List.copyOf(all);
    }

    /** The one of a session, if it is open. */
    public Optional<TimelineBranch> of(LocalSession session) {
        return all.stream().filter(branch -> branch.session() == session).findFirst();
    }

    /**
     * Lets a run go on otherwise from a place in its past. Its timeline stays as it is, and another one begins with the transitions before that place; the
     * cursor of that is behind what happens otherwise.
     *
     * @throws IllegalArgumentException if that cannot happen there, as the message says; then there is no other timeline
     */
    public TimelineBranch begin(BranchPoint point, Deviation deviation) {
        LocalSession session = point.session().branch(point.number());
        try (SessionDriver driver = session.drive()) {
            deviation.happen(driver);
        }
        made++;
        int first = point.number() + 1;
        TimelineBranch branch = new TimelineBranch("branch " + made, words(deviation, session, first), first, of(point.session()).map(TimelineBranch::name),
                session);
        all.add(branch);
        return branch;
    }

    private static String words(Deviation deviation, LocalSession session, int number) {
        if (deviation instanceof Alternative alternative) {
            return alternative.words();
        }
        List<Step> steps = session.timeline().transition(number).steps();
        return steps.get(steps.size() > 1 ? 1 : 0).words();
    }

    /** Where a timeline and others part: the first transitions of those that began in it, and of itself, with their names. */
    public List<TransitionLog.Label> partings(LocalSession session) {
        String name = of(session).map(TimelineBranch::name).orElse("");
        return all.stream().filter(branch -> branch.origin().filter(origin -> origin.equals(name) || branch.name().equals(name)).isPresent())
                .map(branch -> new TransitionLog.Label(branch.first(), branch.name())).toList();
    }

    /** Forgets a timeline; the others stay. */
    public void close(TimelineBranch branch) {
        all.remove(branch);
    }
}
