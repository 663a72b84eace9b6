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
        World world = walker.world();
        if (world.hasFailed()) {
            return wanted(Finding.Kind.ASSERT);
        }
        List<Effect> effects = walker.effects();
        for (int i = walker.lastTransition(); i < effects.size(); i++) {
            Effect effect = effects.get(i);
            if (effect instanceof MessageDropped && isDropForGood(world.process(walker.process(walker.depth())).program())) {
                return wanted(Finding.Kind.DROP);
            }
            if (effect instanceof InterfaceShutDown && !leftovers(effects, walker.lastTransition()).isEmpty()) {
                return wanted(Finding.Kind.LEAK);
            }
        }
        return null;
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

    private boolean isDropForGood(Program program) {
        return wanted.contains(Finding.Kind.DROP) && program.unexpectedDrops() > 0 && !program.expectsDrops();
    }

    /** What is wrong, in words. */
    static String words(Finding.Kind kind, Walker walker) {
        World world = walker.world();
        return switch (kind) {
            case ASSERT -> world.failure().orElseThrow().toString();
            case STUCK -> "nothing can happen any more, but " + String.join(", ", world.waiting());
            case DROP -> drop(walker);
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
