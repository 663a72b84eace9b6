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
            return leftovers(effects).isEmpty() ? null : Finding.Kind.LEAK;
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
     * What is wrong in the state of a navigator, in words.
     *
     * @param navigator whose processes have caught up
     */
    static String words(Finding.Kind kind, StateNavigator navigator) {
        World world = navigator.world();
        int last = navigator.depth();
        return switch (kind) {
            case ASSERT -> world.failure().orElseThrow().toString();
            case STUCK -> "nothing can happen any more, but " + String.join(", ", world.waiting());
            case DROP -> drop(navigator);
            case VOLATILE -> navigator.process(last).name() + ": " + use(navigator.effects(last)).words();
            case LEAK -> navigator.process(last).name() + " shuts its interface down with " + leftovers(navigator.effects(last));
        };
    }

    private static Effect use(List<Effect> effects) {
        return effects.stream().filter(VolatileMemoryUsed.class::isInstance).findFirst().orElseThrow();
    }

    /** The last drop of a process that has not expected all of its drops. */
    private static String drop(StateNavigator navigator) {
        for (int transition = navigator.depth(); transition > 0; transition--) {
            WorldProcess process = navigator.process(transition);
            List<Effect> effects = navigator.effects(transition);
            for (int i = effects.size() - 1; i >= 0; i--) {
                if (effects.get(i) instanceof MessageDropped dropped && process.program().unexpectedDrops() > 0) {
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
