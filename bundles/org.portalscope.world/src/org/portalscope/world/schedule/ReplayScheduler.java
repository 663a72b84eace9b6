package org.portalscope.world.schedule;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.world.Choice;
import org.portalscope.world.World;

/** Chooses as a schedule says, from the first transition of a world on; behind its last choice another scheduler goes on. */
public final class ReplayScheduler implements Scheduler {

    private static final int MOST_NAMED = 8;

    private final Schedule schedule;
    private final Scheduler then;

    /** @param then chooses once the schedule has come to its end */
    public ReplayScheduler(Schedule schedule, Scheduler then) {
        this.schedule = schedule;
        this.then = then;
    }

    @Override
    public Optional<Choice> next(World world) {
        return isOver(world) ? then.next(world) : scheduled(world).in(world);
    }

    /** The schedule is left behind. */
    @Override
    public Scheduler afterDeviation() {
        return then;
    }

    @Override
    public Optional<String> obstacle(World world) {
        if (isOver(world) || scheduled(world).in(world).isPresent()) {
            return Optional.empty();
        }
        List<Choice> enabled = world.enabled();
        return Optional.of(schedule.place((int) world.transitions()) + ": '" + scheduled(world) + "' cannot happen here; "
                + (enabled.isEmpty() ? "nothing can" + failure(world) : "what can is " + words(world, enabled))
                + ". The schedule was recorded with something else, or has been changed");
    }

    private static String failure(World world) {
        return world.failure().map(failure -> ", since the run has failed: " + failure).orElse("");
    }

    private static String words(World world, List<Choice> enabled) {
        return enabled.stream().limit(MOST_NAMED).map(choice -> "'" + ScheduledChoice.of(world, choice) + "'").collect(Collectors.joining(", "))
                + (enabled.size() > MOST_NAMED ? " and " + (enabled.size() - MOST_NAMED) + " more" : "");
    }

    private boolean isOver(World world) {
        return world.transitions() >= schedule.lines().size();
    }

    private ScheduledChoice scheduled(World world) {
        return schedule.lines().get((int) world.transitions()).choice();
    }
}
