package org.portalscope.world;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/** Finds what can happen next in a world. */
final class Choices {

    private final World world;
    private final Endings endings;
    /** Compares deliveries by when their messages were sent. */
    private final Comparator<Choice> byAge;

    Choices(World world) {
        this.world = world;
        endings = new Endings(world);
        byAge = Comparator.comparingLong(choice -> world.network().channel(((Choice.Deliver) choice).message()).oldest().number());
    }

    /** Everything that can happen next, in the order that {@link World#enabled} promises. */
    List<Choice> all() {
        if (world.hasFailed()) {
            return new ArrayList<>();
        }
        List<Choice> choices = all(false);
        choices = choices.isEmpty() ? all(true) : choices;
        return choices.isEmpty() ? last() : earliest(choices);
    }

    private List<Choice> earliest(List<Choice> choices) {
        if (world.timing().exists() && choices.size() > 1) {
            long earliest = choices.stream().mapToLong(this::instant).min().orElseThrow();
            choices.removeIf(choice -> instant(choice) > earliest);
        }
        return choices;
    }

    /** When a choice can happen in virtual time. */
    long instant(Choice choice) {
        Network network = world.network();
        if (!world.timing().exists() || choice instanceof Choice.Die) {
            return network.now;
        }
        return Math.max(network.now, instant(network, choice));
    }

    private long instant(Network network, Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return world.process(run.process()).occupation().until(run.thread());
        }
        if (choice instanceof Choice.Deliver deliver) {
            return network.channel(deliver.message()).oldest().arrives();
        }
        Operation operation = ((Choice.Complete) choice).operation();
        if (operation.kind() == Operation.Kind.SEND) {
            return network.departure(operation.message());
        }
        Payload payload = network.payload(operation);
        return payload == null ? network.now : payload.arrives();
    }

    /** @param held whether messages that are held back arrive, or the others */
    private List<Choice> all(boolean held) {
        List<Choice> choices = new ArrayList<>();
        for (WorldProcess process : world.processes()) {
            add(process, held, choices);
        }
        return choices;
    }

    /** The deliveries that can happen next to a process, if no message is held back. */
    List<Choice> deliveries(WorldProcess process) {
        List<Choice> choices = new ArrayList<>();
        deliveries(process, false, choices);
        return choices;
    }

    /** The completions that can happen next to a process, if that does not depend on what can happen to others. */
    List<Choice> completions(WorldProcess process) {
        List<Choice> choices = new ArrayList<>();
        completions(process, choices);
        return choices;
    }

    private void add(WorldProcess process, boolean held, List<Choice> choices) {
        if (process.faults().dies()) {
            choices.add(new Choice.Die(process.index()));
        } else {
            deliveries(process, held, choices);
            completions(process, choices);
            threads(process, choices);
        }
    }

    /** What programs keep for the time when nothing else can happen. */
    private List<Choice> last() {
        List<Choice> choices = new ArrayList<>();
        for (WorldProcess process : world.processes()) {
            int count = process.isDead() ? 0 : process.program().threadCount();
            for (int thread = 0; thread < count; thread++) {
                if (process.program().readiness(thread) == Program.Readiness.LAST) {
                    choices.add(process.run(thread));
                }
            }
        }
        return choices;
    }

    /** The first choice whose turn comes after another in the circle of all turns, or null if nothing can happen. */
    Choice after(Turn last) {
        if (world.hasFailed()) {
            return null;
        }
        if (world.timing().exists()) {
            return all().stream().min(Comparator.comparing((Choice choice) -> choice.turn().compareTo(last) <= 0)
                    .thenComparing(Choice::turn)).orElse(null);
        }
        Choice choice = after(last, false);
        choice = choice == null ? after(last, true) : choice;
        return choice == null ? last().stream().findFirst().orElse(null) : choice;
    }

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
        Underway oldest = null;
        for (Channel channel : world.network().channels(process.index())) {
            if (delivers(channel, held) && (oldest == null || channel.oldest().number() < oldest.number())) {
                oldest = channel.oldest();
            }
        }
        return oldest == null ? null : new Choice.Deliver(process.index(), oldest.message());
    }

    private static boolean delivers(Channel channel, boolean held) {
        return !channel.isEmpty() && channel.isHeld() == held;
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

    private Choice runs(WorldProcess process, int thread) {
        Program.Readiness readiness = world.readiness(process, thread);
        boolean runs = readiness == Program.Readiness.READY || readiness == Program.Readiness.WAKES;
        return runs ? process.run(thread) : null;
    }

    private void deliveries(WorldProcess process, boolean held, List<Choice> choices) {
        List<Channel> channels = world.network().channels(process.index());
        int first = choices.size();
        for (int i = 0; i < channels.size(); i++) {
            if (delivers(channels.get(i), held)) {
                choices.add(new Choice.Deliver(process.index(), channels.get(i).oldest().message()));
            }
        }
        if (choices.size() > first + 1) {
            choices.subList(first, choices.size()).sort(byAge);
        }
    }

    private void completions(WorldProcess process, List<Choice> choices) {
        if (process.isDead()) {
            return;
        }
        List<NetworkInterface> interfaces = process.portals().state().interfaces();
        for (int i = 0; i < interfaces.size(); i++) {
            completions(process, interfaces.get(i).pendingOperations(), choices);
        }
    }

    private void completions(WorldProcess process, List<PendingOperation> pending, List<Choice> choices) {
        for (int i = 0; i < pending.size(); i++) {
            int niFailType = endings.niFailType(process, pending.get(i));
            if (niFailType != Endings.NOT_YET) {
                choices.add(new Choice.Complete(process.index(), pending.get(i).value(), niFailType));
            }
        }
    }

    private void threads(WorldProcess process, List<Choice> choices) {
        int count = process.isDead() ? 0 : process.program().threadCount();
        for (int thread = 0; thread < count; thread++) {
            Choice choice = runs(process, thread);
            if (choice != null) {
                choices.add(choice);
            }
        }
    }
}
