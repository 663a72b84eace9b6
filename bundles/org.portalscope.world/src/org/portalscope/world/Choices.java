package org.portalscope.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PendingOperation;

/** Finds what can happen next in a world. */
final class Choices {

    private static final Comparator<Channel> BY_AGE = Comparator.comparingLong(channel -> channel.oldest().number());

    private final World world;
    private final Endings endings;

    Choices(World world) {
        this.world = world;
        endings = new Endings(world);
    }

    /** Everything that can happen next, in the order that {@link World#enabled} promises. */
    List<Choice> all() {
        List<Choice> choices = new ArrayList<>();
        if (!world.hasFailed()) {
            for (WorldProcess process : world.processes()) {
                deliveries(process, choices);
                completions(process, choices);
                threads(process, choices);
            }
        }
        return choices;
    }

    /** The first choice whose turn comes after another in the circle of all turns, or null if nothing can happen. */
    Choice after(Turn last) {
        if (world.hasFailed()) {
            return null;
        }
        int count = world.processes().size();
        Choice choice = last.process() < 0 ? null : from(last.process(), last.lane() + 1);
        for (int i = 1; choice == null && i <= count; i++) {
            choice = from((last.process() + i) % count, Turn.DELIVERY);
        }
        return choice;
    }

    /** The first choice of a process in a lane or one behind it, or null. */
    private Choice from(int index, int lane) {
        WorldProcess process = world.process(index);
        Choice choice = lane <= Turn.DELIVERY ? oldestDelivery(process) : null;
        if (choice == null && !process.isDead()) {
            choice = lane <= Turn.COMPLETION ? oldestCompletion(process) : null;
            int count = process.program().threadCount();
            for (int thread = Math.max(0, lane - Turn.FIRST_THREAD); choice == null && thread < count; thread++) {
                choice = runs(process, thread);
            }
        }
        return choice;
    }

    private Choice oldestDelivery(WorldProcess process) {
        Channel.Underway oldest = null;
        for (Channel channel : world.network().channels(process.index())) {
            if (!channel.isEmpty() && (oldest == null || channel.oldest().number() < oldest.number())) {
                oldest = channel.oldest();
            }
        }
        return oldest == null ? null : new Choice.Deliver(process.index(), oldest.message());
    }

    private Choice oldestCompletion(WorldProcess process) {
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (PendingOperation operation : ni.pendingOperations()) {
                int niFailType = endings.niFailType(process, operation);
                if (niFailType != Endings.NOT_YET) {
                    return new Choice.Complete(process.index(), operation.value(), niFailType);
                }
            }
        }
        return null;
    }

    private static Choice runs(WorldProcess process, int thread) {
        Program.Readiness readiness = process.program().readiness(thread);
        boolean runs = readiness == Program.Readiness.READY || readiness == Program.Readiness.WAKES;
        return runs ? new Choice.RunThread(process.index(), thread) : null;
    }

    private void deliveries(WorldProcess process, List<Choice> choices) {
        List<Channel> ready = new ArrayList<>();
        for (Channel channel : world.network().channels(process.index())) {
            if (!channel.isEmpty()) {
                ready.add(channel);
            }
        }
        ready.sort(BY_AGE);
        ready.forEach(channel -> choices.add(new Choice.Deliver(process.index(), channel.oldest().message())));
    }

    private void completions(WorldProcess process, List<Choice> choices) {
        if (process.isDead()) {
            return;
        }
        for (NetworkInterface ni : process.portals().state().interfaces()) {
            for (PendingOperation operation : ni.pendingOperations()) {
                int niFailType = endings.niFailType(process, operation);
                if (niFailType != Endings.NOT_YET) {
                    choices.add(new Choice.Complete(process.index(), operation.value(), niFailType));
                }
            }
        }
    }

    private static void threads(WorldProcess process, List<Choice> choices) {
        int count = process.isDead() ? 0 : process.program().threadCount();
        for (int thread = 0; thread < count; thread++) {
            Choice choice = runs(process, thread);
            if (choice != null) {
                choices.add(choice);
            }
        }
    }
}
