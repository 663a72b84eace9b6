package org.portalscope.world.explore;

import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

import org.portalscope.engine.effect.DescriptorReleased;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.InterfaceShutDown;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.QueueFreed;
import org.portalscope.engine.effect.VolatileMemoryUsed;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Numbers;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.waiting.DeadlockWords;
import org.portalscope.world.waiting.Polling;
import org.portalscope.world.waiting.WaitForGraphs;

/** Knows what is wrong with a transition, or with the end of all. */
final class PropertyChecker {

    private final Set<Finding.Kind> wanted;

    PropertyChecker(Set<Finding.Kind> wanted) {
        this.wanted = wanted;
    }

    /**
     * What went wrong in a transition, or null.
     *
     * @param process that made it last
     * @param effects of the transition
     */
    Finding.Kind afterMove(WorldProcess process, List<Effect> effects) {
        if (process.program().failure() != null) {
            return wanted(Finding.Kind.ASSERT);
        }
        for (Effect effect : effects) {
            Finding.Kind kind = kind(effect, process.program(), effects);
            if (kind != null && wanted.contains(kind)) {
                return kind;
            }
        }
        return null;
    }

    /** What an effect says about its transition, or null. */
    private static Finding.Kind kind(Effect effect, Program program, List<Effect> effects) {
        if (effect instanceof MessageDropped) {
            return program.unexpectedDrops() > 0 && !program.expectsDrops() ? Finding.Kind.DROP : null;
        }
        if (effect instanceof InterfaceShutDown) {
            return leftovers(effects).isEmpty() && program.leftovers().isEmpty() ? null : Finding.Kind.LEAK;
        }
        return effect instanceof VolatileMemoryUsed ? Finding.Kind.VOLATILE : null;
    }

    /** What is wrong where nothing can happen any more, or null. */
    Finding.Kind atEnd(World world) {
        if (world.failure().isPresent()) {
            return null;
        }
        if (wanted.contains(Finding.Kind.DROP) && world.processes().stream().anyMatch(process -> process.program().unexpectedDrops() > 0)) {
            return Finding.Kind.DROP;
        }
        return world.waiting().isEmpty() ? null : wanted(Finding.Kind.STUCK);
    }

    private Finding.Kind wanted(Finding.Kind kind) {
        return wanted.contains(kind) ? kind : null;
    }

    /**
     * What is wrong in a world, in words.
     *
     * @param path all transitions that led there, the latest last; of those before it only the ones that dropped something need be there
     */
    static String words(Finding.Kind kind, World world, List<TransitionEffects> path) {
        return switch (kind) {
            case ASSERT -> world.failure().orElseThrow().toString();
            case STUCK -> DeadlockWords.outcome(WaitForGraphs.of(world));
            case DROP -> drop(path);
            case VOLATILE -> last(path).process().name() + ": " + use(last(path).effects()).words();
            case LEAK -> leak(last(path), world);
            case LIVELOCK -> "no end can be reached any more: " + Polling.of(world).words();
        };
    }

    private static String leak(TransitionEffects last, World world) {
        String objects = leftovers(last.effects());
        return last.process().name() + (!objects.isEmpty() ? " shuts its interface down with " + objects
                : " has not freed " + world.leftovers(last.process()));
    }

    private static TransitionEffects last(List<TransitionEffects> path) {
        return path.get(path.size() - 1);
    }

    private static Effect use(List<Effect> effects) {
        return effects.stream().filter(VolatileMemoryUsed.class::isInstance).findFirst().orElseThrow();
    }

    /** The last drop of a process that has not expected all of its drops. */
    private static String drop(List<TransitionEffects> path) {
        for (int i = path.size() - 1; i >= 0; i--) {
            WorldProcess process = path.get(i).process();
            List<Effect> effects = path.get(i).effects();
            for (int j = effects.size() - 1; j >= 0; j--) {
                if (effects.get(j) instanceof MessageDropped dropped && process.program().unexpectedDrops() > 0) {
                    return process.name() + " does not expect a drop, but " + dropped.message().label() + " is dropped there: " + dropped.reason().words();
                }
            }
        }
        throw new IllegalStateException("no drop on the path");
    }

    /** What an interface still had when a transition shut it down, in words; empty if nothing. */
    private static String leftovers(List<Effect> effects) {
        StringJoiner words = new StringJoiner(", ");
        count(effects, EntryUnlinked.class, "match entr", words);
        count(effects, DescriptorReleased.class, "memory descriptor", words);
        count(effects, QueueFreed.class, "event queue", words);
        count(effects, OperationAbandoned.class, "pending operation", words);
        return words.toString();
    }

    private static void count(List<Effect> effects, Class<? extends Effect> type, String noun, StringJoiner words) {
        long count = effects.stream().filter(type::isInstance).count();
        if (count > 0 && noun.endsWith("entr")) {
            words.add(count + " " + noun + (count == 1 ? "y" : "ies"));
        } else if (count > 0) {
            words.add(Numbers.count(count, noun));
        }
    }
}
