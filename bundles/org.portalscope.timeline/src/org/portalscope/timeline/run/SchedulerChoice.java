package org.portalscope.timeline.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.world.schedule.ManualScheduler;
import org.portalscope.world.schedule.NonPreemptiveScheduler;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Scheduler;

/**
 * Who decides what happens next in a run, as users choose it.
 *
 * @param seed of a random order; 0 otherwise
 */
public record SchedulerChoice(Kind kind, long seed) {

    /** Everybody in turn. */
    public static final SchedulerChoice ROUND_ROBIN = new SchedulerChoice(Kind.ROUND_ROBIN, 0);
    /** Each thread as long as it can go on. */
    public static final SchedulerChoice NON_PREEMPTIVE = new SchedulerChoice(Kind.NON_PREEMPTIVE, 0);
    /** Whoever looks at the session. */
    public static final SchedulerChoice ASK = new SchedulerChoice(Kind.ASK, 0);

    private static final String SCHEDULER = "--scheduler";
    private static final String SEED = "--seed";
    private static final String SCHEDULE = "--schedule";

    /** Who decides. */
    public enum Kind {
        ROUND_ROBIN, NON_PREEMPTIVE, RANDOM, ASK;

        /** The value of the option. */
        @Override
        public String toString() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    /** A random order, the same for the same seed. */
    public static SchedulerChoice random(long seed) {
        return new SchedulerChoice(Kind.RANDOM, seed);
    }

    /**
     * What a run was started with; where that is not understood, as in recordings of others, everybody in turn.
     *
     * @param options as on the command line: each name before its value
     */
    public static SchedulerChoice of(List<String> options) {
        Optional<Long> seed = value(options, SEED).filter(digits -> digits.matches("-?\\d{1,18}")).map(Long::valueOf);
        String kind = value(options, SCHEDULER).orElse(seed.isPresent() ? Kind.RANDOM.toString() : Kind.ROUND_ROBIN.toString());
        return Stream.of(Kind.values()).filter(each -> each.toString().equals(kind)).findFirst()
                .map(known -> new SchedulerChoice(known, known == Kind.RANDOM ? seed.orElse(0L) : 0)).orElse(ROUND_ROBIN);
    }

    private static Optional<String> value(List<String> options, String name) {
        int place = options.indexOf(name);
        return place < 0 || place + 1 == options.size() ? Optional.empty() : Optional.of(options.get(place + 1));
    }

    /** The file of the schedule that a run was started with, among its options; empty if it was started with none. */
    public static Optional<String> schedule(List<String> options) {
        return value(options, SCHEDULE);
    }

    /** The option of a run that a schedule decides. */
    public static List<String> scheduled(String file) {
        return List.of(SCHEDULE, file);
    }

    /** As options of the command line; none for what holds without them. */
    public List<String> options() {
        return switch (kind) {
            case ROUND_ROBIN -> List.of();
            case RANDOM -> List.of(SCHEDULER, kind.toString(), SEED, Long.toString(seed));
            case NON_PREEMPTIVE, ASK -> List.of(SCHEDULER, kind.toString());
        };
    }

    /** Options in which it stands in the place of another one, or of a schedule. */
    public List<String> in(List<String> options) {
        List<String> all = new ArrayList<>(options());
        for (int i = 0; i + 1 < options.size(); i += 2) {
            if (!List.of(SCHEDULER, SEED, SCHEDULE).contains(options.get(i))) {
                all.addAll(options.subList(i, i + 2));
            }
        }
        return all;
    }

    /** For people: {@code random, seed 7}. */
    public String words() {
        return kind == Kind.RANDOM ? "random, seed " + seed : kind.toString();
    }

    /** One for a run in a session, where 'ask' leaves every choice to those who steer it. */
    public Scheduler scheduler() {
        return switch (kind) {
            case ROUND_ROBIN -> new RoundRobinScheduler();
            case NON_PREEMPTIVE -> new NonPreemptiveScheduler();
            case RANDOM -> new RandomScheduler(seed);
            case ASK -> new ManualScheduler();
        };
    }
}
