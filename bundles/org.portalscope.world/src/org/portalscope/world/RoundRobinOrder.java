package org.portalscope.world;

import java.util.Comparator;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.world.network.Channel;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Turn;

/**
 * Finds whose turn is next in the circle of all turns, without asking what else can happen: first deliveries, then completions, then
 * each thread of a process, process by process.
 */
final class RoundRobinOrder {

    private final World world;
    private final CompletionRules completionRules;

    RoundRobinOrder(World world) {
        this.world = world;
        completionRules = new CompletionRules(world.network(), process -> world.process(process).isDead());
    }

    /** The first choice whose turn comes after another, or null if nothing can happen. */
    Choice after(Turn last) {
        if (world.hasFailed()) {
            return null;
        }
        if (world.timing().exists()) {
            return world.enabled().stream().min(Comparator.comparing((Choice choice) -> choice.turn().compareTo(last) <= 0)
                    .thenComparing(Choice::turn)).orElse(null);
        }
        Choice choice = after(last, false);
        choice = choice == null ? after(last, true) : choice;
        return choice == null ? world.enabled().stream().findFirst().orElse(null) : choice;
    }

    /** @param held whether messages that are held back arrive, or the others */
    private Choice after(Turn last, boolean held) {
        int count = world.processes().size();
        Choice choice = last.process() < 0 ? null : from(last.process(), last.lane() + 1, held);
        for (int i = 1; choice == null && i <= count; i++) {
            choice = from((last.process() + i) % count, Turn.DELIVERY, held);
        }
        return choice;
    }

    /** The first choice of a process in a lane or one behind it, or null. */
    private Choice from(int index, int lane, boolean held) {
        WorldProcess process = world.process(index);
        if (process.faults().dies()) {
            return lane <= Turn.DELIVERY ? new Choice.Die(index) : null;
        }
        Choice choice = lane <= Turn.DELIVERY ? oldestDelivery(process, held) : null;
        if (choice == null && !process.isDead()) {
            choice = lane <= Turn.COMPLETION ? oldestCompletion(process) : null;
            int count = process.program().threadCount();
            for (int thread = Math.max(0, lane - Turn.FIRST_THREAD); choice == null && thread < count; thread++) {
                choice = runs(process, thread);
            }
        }
        return choice;
    }

    private Choice oldestDelivery(WorldProcess process, boolean held) {
        InFlightMessage oldest = null;
        for (Channel channel : world.network().channels(process.index())) {
            if (channel.delivers(held) && (oldest == null || channel.oldest().number() < oldest.number())) {
                oldest = channel.oldest();
            }
        }
        return oldest == null ? null : new Choice.Deliver(process.index(), oldest.message());
    }

    private Choice oldestCompletion(WorldProcess process) {
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (PendingOperation pending : ni.pendingOperations()) {
                Operation operation = pending.value();
                int niFailType = completionRules.niFailType(operation, process.faults().niFailType(operation));
                if (niFailType != CompletionRules.NOT_YET) {
                    return new Choice.Complete(process.index(), operation, niFailType);
                }
            }
        }
        return null;
    }

    private Choice runs(WorldProcess process, int thread) {
        return switch (world.readiness(process, thread)) {
            case READY, WAKES -> process.run(thread);
            case WAITS, AT_BARRIER, WHEN_QUIESCENT, ENDED -> null;
        };
    }
}
