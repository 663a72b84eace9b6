package org.portalscope.world;

import java.util.Comparator;

import org.portalscope.world.network.Turn;

/**
 * Finds whose turn is next in round-robin order, without asking what else is enabled: first deliveries, then completions, then each
 * thread of a process, process by process; within a lane the oldest.
 */
final class RoundRobinOrder {

    private final World world;
    private final EnabledChoices enabled;
    private final EnabledChoices.Sink sink = this::take;
    /** The choice found so far, or null. */
    private Choice found;

    RoundRobinOrder(World world, EnabledChoices enabled) {
        this.world = world;
        this.enabled = enabled;
    }

    /** The first enabled choice whose turn comes after another, or null if there is none. */
    Choice after(Turn last) {
        if (enabled.haveFailed()) {
            return null;
        }
        if (world.timing().exists()) {
            return world.enabled().stream().min(Comparator.comparing((Choice choice) -> choice.turn().compareTo(last) <= 0)
                    .thenComparing(Choice::turn)).orElse(null);
        }
        found = null;
        search(last, EnabledChoices.Priority.NORMAL);
        if (found == null) {
            search(last, EnabledChoices.Priority.HELD_BACK);
        }
        if (found == null) {
            search(Turn.NONE, EnabledChoices.Priority.WHEN_QUIESCENT);
        }
        return found;
    }

    private void search(Turn last, EnabledChoices.Priority priority) {
        int count = world.processes().size();
        if (last.process() >= 0) {
            search(last.process(), last.lane() + 1, priority);
        }
        for (int i = 1; found == null && i <= count; i++) {
            search((last.process() + i) % count, Turn.DELIVERY, priority);
        }
    }

    /** Searches a process from a lane on. */
    private void search(int process, int from, EnabledChoices.Priority priority) {
        int lanes = enabled.laneCount(process);
        for (int lane = from; found == null && lane < lanes; lane++) {
            enabled.offer(process, lane, priority, sink);
        }
    }

    /** Takes the first of a lane, or the delivery that was sent first. */
    private boolean take(Choice choice) {
        if (found == null || world.number(choice) < world.number(found)) {
            found = choice;
        }
        return choice instanceof Choice.Deliver;
    }
}
