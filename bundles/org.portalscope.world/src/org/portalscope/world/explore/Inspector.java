package org.portalscope.world.explore;

import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

import org.portalscope.engine.state.DescriptorReleased;
import org.portalscope.engine.state.EntryUnlinked;
import org.portalscope.engine.state.InterfaceShutDown;
import org.portalscope.engine.state.MessageDropped;
import org.portalscope.engine.state.OperationAbandoned;
import org.portalscope.engine.state.QueueFreed;
import org.portalscope.engine.state.VolatileMemoryUsed;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Numbers;
import org.portalscope.world.Program;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/** Knows what is wrong where a walker stands. */
final class Inspector {

    private final Set<Finding.Kind> wanted;

    Inspector(Set<Finding.Kind> wanted) {
        this.wanted = wanted;
    }

    /** What went wrong in the last transition, or null. */
    Finding.Kind afterMove(Walker walker) {
        if (walker.world().hasFailed()) {
            return wanted(Finding.Kind.ASSERT);
        }
        List<Effect> effects = walker.effects();
        for (int i = walker.lastTransition(); i < effects.size(); i++) {
            Finding.Kind kind = kind(effects.get(i), walker);
            if (kind != null && wanted.contains(kind)) {
                return kind;
            }
        }
        return null;
    }

    /** What an effect of the last transition says about it, or null. */
    private static Finding.Kind kind(Effect effect, Walker walker) {
        if (effect instanceof MessageDropped) {
            Program program = walker.world().process(walker.process(walker.depth())).program();
            return program.unexpectedDrops() > 0 && !program.expectsDrops() ? Finding.Kind.DROP : null;
        }
        if (effect instanceof InterfaceShutDown) {
            return leftovers(walker.effects(), walker.lastTransition()).isEmpty() ? null : Finding.Kind.LEAK;
        }
        return effect instanceof VolatileMemoryUsed ? Finding.Kind.VOLATILE : null;
    }

    /** What is wrong where nothing can happen any more, or null. */
    Finding.Kind atEnd(World world) {
        if (world.hasFailed()) {
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

    /** What is wrong, in words. */
    static String words(Finding.Kind kind, Walker walker) {
        World world = walker.world();
        return switch (kind) {
            case ASSERT -> world.failure().orElseThrow().toString();
            case STUCK -> "nothing can happen any more, but " + String.join(", ", world.waiting());
            case DROP -> drop(walker);
            case VOLATILE -> use(walker);
            case LEAK -> world.process(walker.process(walker.depth())).name() + " shuts its interface down with "
                    + leftovers(walker.effects(), walker.lastTransition());
        };
    }

    /** The last drop of a process that has not expected all of its drops. */
    private static String drop(Walker walker) {
        int end = walker.effects().size();
        for (int transition = walker.depth(); transition > 0; transition--) {
            WorldProcess process = walker.world().process(walker.process(transition));
            for (int i = end - 1; i >= walker.firstEffect(transition); i--) {
                if (walker.effects().get(i) instanceof MessageDropped dropped && process.program().unexpectedDrops() > 0) {
                    return process.name() + " does not expect a drop, but " + dropped.message().label() + " is dropped there: " + dropped.reason().words();
                }
            }
            end = walker.firstEffect(transition);
        }
        throw new IllegalStateException("no drop on the way");
    }

    private static String use(Walker walker) {
        List<Effect> last = walker.effects().subList(walker.lastTransition(), walker.effects().size());
        Effect use = last.stream().filter(VolatileMemoryUsed.class::isInstance).findFirst().orElseThrow();
        return walker.world().process(walker.process(walker.depth())).name() + ": " + use.words();
    }

    /** What an interface still had when a transition shut it down, in words; empty if nothing. */
    private static String leftovers(List<Effect> effects, int from) {
        List<Effect> last = effects.subList(from, effects.size());
        StringJoiner words = new StringJoiner(", ");
        count(last, EntryUnlinked.class, "match entr", words);
        count(last, DescriptorReleased.class, "memory descriptor", words);
        count(last, QueueFreed.class, "event queue", words);
        count(last, OperationAbandoned.class, "pending operation", words);
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
