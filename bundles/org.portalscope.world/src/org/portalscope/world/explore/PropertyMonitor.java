package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Transition;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * Watches one run for what the explorer looks for in all, and calls the same wrong. What is asserted and who is stuck it leaves to others: that
 * ends every run. Whether no end can be reached any more it looks when it is asked to.
 */
public final class PropertyMonitor {

    private static final Set<Finding.Kind> ALWAYS = EnumSet.of(Finding.Kind.ASSERT, Finding.Kind.STUCK);

    private final World world;
    private final boolean watches;
    private final PropertyChecker checker;
    /** The latest drops of each process that has dropped something, the latest of all last. */
    private final Map<Integer, TransitionEffects> drops = new LinkedHashMap<>();
    private Violation violation;
    private final boolean seeksLivelock;
    /** Transitions behind which it has looked for a livelock last. */
    private int looked = -1;

    /**
     * A monitor of a world before its first transition.
     *
     * @param kinds what counts as wrong; nothing else is looked at
     */
    public PropertyMonitor(World world, Set<Finding.Kind> kinds) {
        EnumSet<Finding.Kind> wanted = EnumSet.noneOf(Finding.Kind.class);
        wanted.addAll(kinds);
        wanted.removeAll(ALWAYS);
        this.world = world;
        watches = !wanted.isEmpty();
        checker = new PropertyChecker(wanted);
        seeksLivelock = wanted.contains(Finding.Kind.LIVELOCK);
    }

    /** Whether it wants to know of transitions. */
    public boolean watches() {
        return watches;
    }

    /** Looks at the transition that has just happened. */
    public void watch(Transition transition) {
        if (!watches) {
            return;
        }
        WorldProcess process = world.process(transition.process());
        List<Effect> effects = transition.steps().stream().filter(Effect.class::isInstance).map(Effect.class::cast).toList();
        List<Effect> dropped = effects.stream().filter(MessageDropped.class::isInstance).toList();
        if (!dropped.isEmpty()) {
            drops.remove(process.index());
            drops.put(process.index(), new TransitionEffects(process, dropped));
        }
        violation = violation(checker.afterMove(process, effects), List.of(new TransitionEffects(process, effects)));
    }

    /**
     * Looks whether no end can be reached any more, if that is wanted. That takes long, so it is to be asked only where a run is to end: at a bound, and behind
     * the schedule that leads to a livelock.
     *
     * @param executed how many transitions have happened
     */
    public void watchForLivelock(int executed) {
        if (seeksLivelock && looked != executed && violation == null) {
            looked = executed;
            violation = LivelockCheck.isWithoutEnd(world, checker) ? violation(Finding.Kind.LIVELOCK, List.of()) : null;
        }
    }

    /** What was wrong with the last transition. */
    public Optional<Violation> violation() {
        return Optional.ofNullable(violation);
    }

    /** What is wrong where nothing can happen any more. */
    public Optional<Violation> atEnd() {
        return Optional.ofNullable(violation(checker.atEnd(world), List.of()));
    }

    private Violation violation(Finding.Kind kind, Collection<TransitionEffects> last) {
        if (kind == null) {
            return null;
        }
        List<TransitionEffects> path = new ArrayList<>(drops.values());
        path.addAll(last);
        return new Violation(kind, PropertyChecker.words(kind, world, path));
    }
}
