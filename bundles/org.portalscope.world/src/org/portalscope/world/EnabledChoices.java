package org.portalscope.world;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongPredicate;
import java.util.stream.Stream;

import org.portalscope.world.network.Channel;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Program;

/** Decides which choices are enabled in a world: the only place that knows. */
public final class EnabledChoices {

    /** What a choice may have to wait for: those of a priority are enabled only where none of those before it is, in any process. */
    enum Priority {
        /** It waits for nothing else. */
        NORMAL,
        /** Messages that a fault holds back. */
        HELD_BACK,
        /** What programs keep for the time when nothing else can happen. */
        WHEN_QUIESCENT
    }

    /** Takes choices that are enabled, one by one. */
    private interface Sink {
        /** Takes a choice; returns whether it wants another one of the same lane. */
        boolean take(Choice choice);
    }

    private static final Priority[] PRIORITIES = Priority.values();
    private static final Priority[] NO_PRIORITIES = {};

    private final World world;
    private final ProcessReadiness[] processes;
    /** In a world with virtual time what happens at the earliest instant, by priority. */
    private final EarliestChoices[] earliest;
    private final boolean remembers;
    private final CompletionRules completionRules;
    private final LongPredicate haveArrived;
    /** Used again and again, so that asking costs no objects. */
    private final Collector collector = new Collector();
    private final Ranked ranked = new Ranked();

    /**
     * The choices in a world.
     *
     * @param processes what its processes are ready for, by index; whoever changes one does so before asking again
     */
    public EnabledChoices(World world, ProcessReadiness[] processes) {
        this(world, processes, arrivals -> haveArrived(processes, arrivals), false);
    }

    /**
     * @param haveArrived whether all processes have come to so many barriers
     * @param remembers   whether in virtual time only those processes are asked that have changed, as the network of the world tells
     */
    EnabledChoices(World world, ProcessReadiness[] processes, LongPredicate haveArrived, boolean remembers) {
        this.world = world;
        this.remembers = remembers;
        this.processes = processes;
        this.haveArrived = haveArrived;
        completionRules = new CompletionRules(world.network(), process -> processes[process].isDead());
        earliest = Stream.of(world.timing().exists() ? PRIORITIES : NO_PRIORITIES)
                .map(priority -> new EarliestChoices(world, this, priority, processes.length)).toArray(EarliestChoices[]::new);
    }

    /** Everything that can happen next, in the order that {@link World#enabled} promises, but for deliveries to a process: by initiator and target. */
    public List<Choice> all() {
        List<Choice> choices = new ArrayList<>();
        if (!haveFailed(processes)) {
            for (int i = 0; choices.isEmpty() && i < PRIORITIES.length; i++) {
                addAll(PRIORITIES[i], choices);
            }
        }
        return choices;
    }

    /** The number of the message of a delivery among all, in the order in which they were sent; 0 for another choice. */
    static long number(World world, Choice choice) {
        return choice instanceof Choice.Deliver deliver ? world.network().channels().arriving(deliver.message()).number() : 0;
    }

    private void addAll(Priority priority, List<Choice> choices) {
        if (world.timing().exists()) {
            timed(priority).addTo(choices);
            return;
        }
        collector.choices = choices;
        for (int process = 0; process < processes.length; process++) {
            offerAll(process, priority);
        }
    }

    private EarliestChoices timed(Priority priority) {
        EarliestChoices choices = earliest[priority.ordinal()];
        if (!remembers) {
            choices.forget();
        }
        return choices;
    }

    /** In a world with virtual time that has not failed, the first choice whose turn comes after another in round-robin order; null if there is none. */
    Choice earliestAfter(Turn last) {
        Choice found = null;
        for (int i = 0; found == null && i < PRIORITIES.length; i++) {
            found = timed(PRIORITIES[i]).after(last);
        }
        return found;
    }

    /** What a process could do where nothing of an earlier priority is enabled, at once or in virtual time later, in the order of {@link #all}. */
    List<Choice> offered(int process, Priority priority) {
        List<Choice> choices = new ArrayList<>();
        collector.choices = choices;
        offerAll(process, priority);
        return choices;
    }

    private void offerAll(int process, Priority priority) {
        ProcessReadiness readiness = processes[process];
        if (readiness.dies()) {
            offerDeath(process, priority, collector);
            return;
        }
        offerDeliveries(process, priority, collector);
        offerCompletions(readiness, priority, collector);
        int threads = readiness.threadCount();
        for (int thread = 0; thread < threads; thread++) {
            offerThread(readiness, thread, priority, collector);
        }
    }

    /** Adds all choices to a list. */
    private static final class Collector implements Sink {

        private List<Choice> choices;

        @Override
        public boolean take(Choice choice) {
            return choices.add(choice);
        }
    }

    /** Whether an expectation of one of some processes failed, which ends the run. */
    public static boolean haveFailed(ProcessReadiness[] processes) {
        for (ProcessReadiness process : processes) {
            if (process.hasFailed()) {
                return true;
            }
        }
        return false;
    }

    /** What a thread can do at this moment; never {@code AT_BARRIER}. */
    Program.Readiness readiness(int process, int thread) {
        return readiness(processes[process], thread);
    }

    private Program.Readiness readiness(ProcessReadiness process, int thread) {
        Program.Readiness readiness = process.readiness(thread);
        if (readiness != Program.Readiness.AT_BARRIER) {
            return readiness;
        }
        return haveArrived.test(process.arrivals()) ? Program.Readiness.READY : Program.Readiness.WAITS;
    }

    /** Whether all of some processes have come to so many barriers. */
    private static boolean haveArrived(ProcessReadiness[] processes, long arrivals) {
        for (ProcessReadiness process : processes) {
            if (process.arrivals() < arrivals) {
                return false;
            }
        }
        return true;
    }

    /**
     * A choice of normal priority of a process, in a world without {@linkplain World#hasGlobalDependencies global dependencies} that has not
     * failed.
     *
     * @param lane as of {@link Choice#turn}
     * @param rank how many that are enabled in the lane come before it
     */
    public Choice choice(int process, int lane, int rank) {
        return choice(process, lane, Priority.NORMAL, rank);
    }

    private Choice choice(int process, int lane, Priority priority, int rank) {
        ranked.before = rank;
        ranked.choice = null;
        offer(process, lane, priority, ranked);
        return ranked.choice;
    }

    /** The first choice in a lane, of deliveries that of the message sent first, or null if there is none; in a world without virtual time. */
    Choice first(int process, int lane, Priority priority) {
        if (lane >= Turn.FIRST_THREAD) {
            return thread(processes[process], lane - Turn.FIRST_THREAD, priority);
        }
        if (lane == Turn.DELIVERY && processes[process].dies()) {
            return choice(process, lane, priority, 0);
        }
        if (lane == Turn.COMPLETION) {
            return priority == Priority.NORMAL ? processes[process].firstCompletion(completionRules) : null;
        }
        Channel channel = priority == Priority.WHEN_QUIESCENT ? null : world.network().channels().oldest(process, priority == Priority.HELD_BACK);
        return channel == null ? null : delivery(process, channel);
    }

    /** The choice that a thread goes on, or if it cannot, that an operation of its process ends; null if none can; in a world without virtual time. */
    Choice goingOn(int process, int thread) {
        ProcessReadiness readiness = processes[process];
        if (readiness.dies()) {
            return null;
        }
        Choice choice = thread < readiness.threadCount() ? thread(readiness, thread, Priority.NORMAL) : null;
        return choice == null ? readiness.firstCompletion(completionRules) : choice;
    }

    /** Keeps the choice that comes after a number of others. */
    private static final class Ranked implements Sink {

        private int before;
        private Choice choice;

        @Override
        public boolean take(Choice next) {
            choice = next;
            return --before >= 0;
        }
    }

    /** How many lanes a process has in which something could be enabled. */
    int laneCount(int process) {
        return processes[process].dies() ? Turn.DELIVERY + 1 : Turn.FIRST_THREAD + processes[process].threadCount();
    }

    /**
     * Offers the choices in a lane of a process that are enabled where none of an earlier priority is: deliveries by initiator and target,
     * completions by interface and start. In virtual time some may be for later.
     */
    private void offer(int process, int lane, Priority priority, Sink sink) {
        if (lane >= Turn.FIRST_THREAD) {
            offerThread(processes[process], lane - Turn.FIRST_THREAD, priority, sink);
        } else if (lane == Turn.COMPLETION) {
            offerCompletions(processes[process], priority, sink);
        } else if (processes[process].dies()) {
            offerDeath(process, priority, sink);
        } else {
            offerDeliveries(process, priority, sink);
        }
    }

    private static void offerDeath(int process, Priority priority, Sink sink) {
        if (priority == Priority.NORMAL) {
            sink.take(new Choice.Die(process));
        }
    }

    private void offerDeliveries(int process, Priority priority, Sink sink) {
        if (priority == Priority.WHEN_QUIESCENT) {
            return;
        }
        List<Channel> channels = world.network().channels().to(process);
        if (world.activities().exist()) {
            channels.forEach(channel -> world.activities().deliveries(process, channel, priority == Priority.HELD_BACK).forEach(sink::take));
            return;
        }
        boolean more = true;
        for (int i = 0; more && i < channels.size(); i++) {
            if (channels.get(i).delivers(priority == Priority.HELD_BACK)) {
                more = sink.take(delivery(process, channels.get(i)));
            }
        }
    }

    private static Choice delivery(int process, Channel channel) {
        return new Choice.Deliver(process, channel.oldest().message());
    }

    private void offerCompletions(ProcessReadiness process, Priority priority, Sink sink) {
        int count = priority == Priority.NORMAL ? process.operationCount() : 0;
        boolean more = true;
        for (int i = 0; more && i < count; i++) {
            int niFailType = completionRules.niFailType(process.operation(i), process.niFailType(i));
            if (niFailType != CompletionRules.NOT_YET) {
                more = sink.take(process.completion(i, niFailType));
            }
        }
    }

    private void offerThread(ProcessReadiness process, int thread, Priority priority, Sink sink) {
        Choice choice = thread(process, thread, priority);
        if (choice != null) {
            sink.take(choice);
        }
    }

    /** The choice that a thread goes on, or null if it cannot. */
    private Choice thread(ProcessReadiness process, int thread, Priority priority) {
        boolean enabled = switch (readiness(process, thread)) {
            case READY, WAKES -> priority == Priority.NORMAL;
            case WHEN_QUIESCENT -> priority == Priority.WHEN_QUIESCENT;
            case AT_BARRIER, WAITS, ENDED -> false;
        };
        return enabled ? process.run(thread) : null;
    }
}
