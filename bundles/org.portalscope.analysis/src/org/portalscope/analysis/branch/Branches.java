package org.portalscope.analysis.branch;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import org.portalscope.engine.step.Step;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;

/** The timelines that the run of a session has come to, side by side. Not safe for use by several threads. */
public final class Branches {

    private final List<TimelineBranch> all = new ArrayList<>();
    /** By name, those of timelines that are closed, too. */
    private final Map<String, Beginning> beginnings = new HashMap<>();
    private int made;

    /**
     * Where a timeline begins to be one of its own.
     *
     * @param first  number of the first transition of its own
     * @param origin the name of the timeline that it has those before from
     */
    private record Beginning(int first, Optional<String> origin) {
    }

    /** @param session whose timeline is the original one */
    public Branches(LocalSession session) {
        add(TimelineBranch.original(session));
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
        add(branch);
        return branch;
    }

    private void add(TimelineBranch branch) {
        all.add(branch);
        beginnings.put(branch.name(), new Beginning(branch.first(), branch.origin()));
    }

    private static String words(Deviation deviation, LocalSession session, int number) {
        if (deviation instanceof Alternative alternative) {
            return alternative.words();
        }
        List<Step> steps = session.timeline().transition(number).steps();
        return steps.get(steps.size() > 1 ? 1 : 0).words();
    }

    /** The number of the first transition in which two open timelines may differ. */
    public int parting(LocalSession one, LocalSession other) {
        Map<String, Integer> left = ends(of(one).orElseThrow().name());
        Map<String, Integer> right = ends(of(other).orElseThrow().name());
        String common = left.keySet().stream().filter(right::containsKey).findFirst().orElseThrow();
        return Math.min(left.get(common), right.get(common));
    }

    /** The timelines whose transitions one begins with, itself among them: by name, the number of the first one that it does not have of each. */
    private Map<String, Integer> ends(String timeline) {
        Map<String, Integer> ends = new LinkedHashMap<>();
        int end = Integer.MAX_VALUE;
        String name = timeline;
        while (name != null) {
            ends.put(name, end);
            Beginning beginning = beginnings.get(name);
            end = Math.min(end, beginning.first);
            name = beginning.origin.orElse(null);
        }
        return ends;
    }

    /** Forgets a timeline; the others stay. */
    public void close(TimelineBranch branch) {
        all.remove(branch);
    }
}
