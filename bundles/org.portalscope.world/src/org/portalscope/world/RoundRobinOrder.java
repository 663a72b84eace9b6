package org.portalscope.world;

import java.util.Comparator;
import java.util.List;

import org.portalscope.world.network.RememberedProcesses;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Program;

/**
 * Finds whose turn is next in round-robin order, without asking what else is enabled: first deliveries, then completions, then each
 * thread of a process, process by process; within a lane the oldest. A process for which nothing was enabled is not asked again before it has changed.
 */
final class RoundRobinOrder {

    private static final EnabledChoices.Priority[] PRIORITIES = EnabledChoices.Priority.values();

    private final World world;
    private final Barriers barriers;
    private final EnabledChoices enabled;
    /** By priority the processes for which nothing of it is enabled. */
    private final RememberedProcesses[] idle = new RememberedProcesses[PRIORITIES.length];

    /** @param world whose processes have been made */
    RoundRobinOrder(World world) {
        this(world, new Barriers(world));
    }

    private RoundRobinOrder(World world, Barriers barriers) {
        this(world, barriers, new EnabledChoices(world, world.processes().stream().map(WorldProcess::readiness).toArray(ProcessReadiness[]::new),
                barriers::haveArrived, true));
    }

    RoundRobinOrder(World world, Barriers barriers, EnabledChoices enabled) {
        this.world = world;
        this.barriers = barriers;
        this.enabled = enabled;
        for (int i = 0; i < idle.length; i++) {
            idle[i] = world.network().changes().newSet();
        }
    }

    /** Everything that can happen next, by turn; of deliveries to a process, that of the message sent first before the others. */
    List<Choice> all() {
        barriers.update();
        List<Choice> choices = enabled.all();
        choices.sort(Comparator.comparing(Choice::turn).thenComparingLong(choice -> EnabledChoices.number(world, choice)));
        return choices;
    }

    /** What a thread can do at this moment; never {@code AT_BARRIER}. */
    Program.Readiness readiness(int process, int thread) {
        return enabled.readiness(process, thread);
    }

    /** The choice that the first operation of a process ends that can, or null if none can. */
    Choice completion(int process) {
        return enabled.first(process, Turn.COMPLETION, EnabledChoices.Priority.NORMAL);
    }

    /**
     * The choice that the thread which had the last turn goes on, or if it cannot, that an operation of its process ends; null if none can, or something else
     * had the last turn.
     */
    Choice sameProcess() {
        int process = world.network().turnProcess();
        int lane = world.network().turnLane();
        if (lane < Turn.FIRST_THREAD) {
            return null;
        }
        if (!world.timing().exists()) {
            return enabled.goingOn(process, lane - Turn.FIRST_THREAD);
        }
        Choice thread = inLane(process, lane);
        return thread == null ? inLane(process, Turn.COMPLETION) : thread;
    }

    /** Whether the first thread of a process, of which an operation has just ended, has the next turn; in a world without virtual time. */
    boolean mayGoOn(int process) {
        barriers.update();
        return enabled.first(process, Turn.FIRST_THREAD, EnabledChoices.Priority.NORMAL) != null;
    }

    /** The first choice in a lane of a world with virtual time, if it can happen before all others; or null. */
    private Choice inLane(int process, int lane) {
        Choice next = after(process, lane - 1);
        return next != null && next.process() == process && next.turn().lane() == lane ? next : null;
    }

    /** The first enabled choice whose turn comes after another one, of a process and a lane, or null if there is none; in a world that has not failed. */
    Choice after(int process, int lane) {
        barriers.update();
        if (world.timing().exists()) {
            return enabled.earliestAfter(new Turn(process, lane));
        }
        Choice found = search(process, lane, EnabledChoices.Priority.NORMAL);
        if (found == null && world.hasGlobalDependencies()) {
            found = search(process, lane, EnabledChoices.Priority.HELD_BACK);
        }
        return found == null ? search(Turn.NONE.process(), Turn.NONE.lane(), EnabledChoices.Priority.WHEN_QUIESCENT) : found;
    }

    private Choice search(int process, int lane, EnabledChoices.Priority priority) {
        Choice found = process < 0 ? null : searchLanes(process, lane + 1, priority);
        if (found == null) {
            found = searchProcesses(process + 1, world.processes().size(), priority);
        }
        return found == null ? searchProcesses(0, process + 1, priority) : found;
    }

    /** Searches those of some processes that may have something to do. */
    private Choice searchProcesses(int from, int to, EnabledChoices.Priority priority) {
        RememberedProcesses nothing = idle[priority.ordinal()];
        for (int process = nothing.nextOther(from); process < to; process = nothing.nextOther(process + 1)) {
            Choice found = searchLanes(process, Turn.DELIVERY, priority);
            if (found != null) {
                return found;
            }
            nothing.add(process);
        }
        return null;
    }

    /** Searches a process from a lane on. */
    private Choice searchLanes(int process, int from, EnabledChoices.Priority priority) {
        Choice found = null;
        int lanes = enabled.laneCount(process);
        for (int lane = from; found == null && lane < lanes; lane++) {
            found = enabled.first(process, lane, priority);
        }
        return found;
    }
}
