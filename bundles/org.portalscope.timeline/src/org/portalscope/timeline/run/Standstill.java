package org.portalscope.timeline.run;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.engine.effect.PortalsEffect;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.network.TimePassed;
import org.portalscope.world.time.ActivityObserved;
import org.portalscope.world.waiting.Poll;
import org.portalscope.world.waiting.Polls;
import org.portalscope.world.waiting.ThreadWait;
import org.portalscope.world.waiting.WaitForGraphs;

/** Notices that a run goes on without getting anywhere: since some transition nothing has changed but what programs keep to themselves. */
final class Standstill {

    /** Transitions before a bound that are observed of a run of which else nothing is. */
    static final int WINDOW = 10_000;

    private final World world;
    private final Polls polls = new Polls();
    /** The last transition that changed something else, or the one before the first that was observed. */
    private int since = -1;
    private boolean exact;

    Standstill(World world) {
        this.world = world;
    }

    /** Notes a transition that has just happened. */
    void observe(Transition transition) {
        if (since < 0) {
            since = transition.number() - 1;
            exact = since == 0;
        }
        if (!(transition.opening() instanceof ThreadScheduled) || transition.steps().stream().anyMatch(Standstill::isChange)) {
            since = transition.number();
            exact = true;
            polls.clear();
        } else {
            polls.add(world, transition);
        }
    }

    /** Whether a step changes something of Portals, or between the processes other than time. */
    private static boolean isChange(Step step) {
        return step instanceof PortalsEffect
                || step instanceof Effect effect && effect.liesBetween() && !(effect instanceof TimePassed || effect instanceof ActivityObserved);
    }

    /** Since when threads do nothing but the same again and again; nothing if they do something else. */
    List<String> words() {
        return polls().isEmpty() ? List.of() : List.of("nothing has changed in Portals or between the processes since transition " + since
                + (exact ? "" : " or an earlier one"));
    }

    /** What a thread polls, or waits for while others poll; nothing if it does something else, or none polls. */
    Optional<String> words(int process, int thread) {
        List<Poll> all = polls();
        List<Poll> own = all.stream().filter(poll -> poll.process() == process && poll.thread() == thread).toList();
        return all.isEmpty() ? Optional.empty()
                : own.isEmpty() ? wait(process, thread)
                : Optional.of(own.stream().map(Poll::sentence).collect(Collectors.joining("; ")));
    }

    private Optional<String> wait(int process, int thread) {
        return WaitForGraphs.of(world).processes().get(process).waits().stream().filter(wait -> wait.thread() == thread).map(ThreadWait::sentence).findFirst();
    }

    /** A loop without calls may be a computation. */
    private List<Poll> polls() {
        return polls.executedAtLeast(2).stream().filter(Poll::call).toList();
    }
}
