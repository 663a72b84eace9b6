package org.portalscope.cli.argument;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.Launch;
import org.portalscope.world.explore.Finding;
import org.portalscope.world.schedule.InteractiveScheduler;
import org.portalscope.world.schedule.Schedule;
import org.portalscope.world.schedule.ScheduleException;
import org.portalscope.world.schedule.Scheduler;

import picocli.CommandLine.Option;

/** The options that decide in which order the transitions of a scenario happen, and what ends a run. */
public final class OrderOptions {

    public static final String FAULT = "a fault beside those that the scenario declares; may be given several times: "
        + "random SEED [N], client:send 2 PTL_NI_DATA_LOST, server:die 40, client:hold 2 to server, server:PtlNIInit";

    public static final String SCHEDULE = "A schedule is text: the title and the SHA-256 of the scenario, the faults, what goes wrong at its end, "
        + "and a line for each choice, such as 'client run 0' or 'server deliver put #1 of 0:0'; releng/docs/schedule-format.md describes it.";

    @Option(names = "--scheduler", paramLabel = "WHO", converter = KindConverter.class,
            description = "who decides what happens next: round-robin, every thread and message in turn; "
                    + "non-preemptive, each thread as long as it can go on; random, by --seed; ask, you (default: round-robin)")
    private SchedulerChoice.Kind kind;

    @Option(names = "--seed", paramLabel = "N", description = "the seed of --scheduler random, which is implied; the same seed makes the same run (default: 0)")
    private Long seed;

    @Option(names = "--schedule", paramLabel = "FILE", description = "does again what --record or explore has written to a file, and then goes on round robin")
    private Path file;

    /**
     * The options of one of two runs.
     *
     * @param side     what stands before the names of the options of that run
     * @param seed     of a random order, or null
     * @param schedule that the run follows, or null
     */
    public static OrderOptions of(String side, Long seed, Path schedule, List<String> faults) throws BadInputException {
        if (schedule != null && (seed != null || !faults.isEmpty())) {
            throw new BadInputException("--" + side + "-schedule " + schedule + " holds the order and the faults: leave out --" + side
                    + (seed != null ? "-seed" : "-fault"));
        }
        OrderOptions options = new OrderOptions();
        options.seed = seed;
        options.file = schedule;
        options.faults = List.copyOf(faults);
        return options;
    }

    /** Reads {@code round-robin}. */
    static final class KindConverter extends WordConverter<SchedulerChoice.Kind> {

        KindConverter() {
            super(SchedulerChoice.Kind.values());
        }
    }

    @Option(names = "--fault", paramLabel = "PLAN", description = FAULT)
    private List<String> faults = List.of();

    @Option(names = "--find", paramLabel = "KIND", split = ",",
            description = "ends the run where that happens, as explore would call it: ${COMPLETION-CANDIDATES} "
                    + "(default: ASSERT and STUCK, which always do, and what a schedule of explore leads to)")
    private Set<Finding.Kind> kinds = EnumSet.noneOf(Finding.Kind.class);

    /**
     * What a scenario is run from.
     *
     * @param words  what decides, for people: {@code random, seed 7}
     * @param faults the plans of its faults beside those that the scenario declares
     */
    public record Order(Launch launch, String words, List<String> faults) {

        public Order {
            faults = List.copyOf(faults);
        }
    }

    /**
     * What the options ask for.
     *
     * @param asked whom to ask; nobody if the command cannot ask
     * @throws BadInputException if they contradict each other, or the schedule is not one of the scenario
     * @throws ScenarioException if a fault is none of the scenario
     */
    public Order order(Scenario scenario, Optional<InteractiveScheduler.Chooser> asked) throws BadInputException, ScenarioException {
        if (file != null) {
            return recorded(scenario);
        }
        if (seed != null && kind != null && kind != SchedulerChoice.Kind.RANDOM) {
            throw new BadInputException("--seed " + seed + " means --scheduler random, not --scheduler " + kind + ": leave one of them out");
        }
        long sown = seed == null ? 0 : seed;
        return switch (kind != null ? kind : seed != null ? SchedulerChoice.Kind.RANDOM : SchedulerChoice.Kind.ROUND_ROBIN) {
            case ROUND_ROBIN -> order(scenario, SchedulerChoice.ROUND_ROBIN);
            case NON_PREEMPTIVE -> order(scenario, SchedulerChoice.NON_PREEMPTIVE);
            case RANDOM -> order(scenario, SchedulerChoice.random(sown));
            case ASK -> {
                InteractiveScheduler.Chooser chooser = asked.orElseThrow(() -> new BadInputException(
                        "--scheduler ask: this command cannot ask; record what you choose with 'portalscope run --scheduler ask --record FILE'"));
                yield order(scenario, () -> new InteractiveScheduler(chooser), SchedulerChoice.ASK.words());
            }
        };
    }

    private Order order(Scenario scenario, SchedulerChoice choice) throws ScenarioException {
        return order(scenario, choice::scheduler, choice.words());
    }

    private Order order(Scenario scenario, Supplier<Scheduler> schedulers, String words) throws ScenarioException {
        return new Order(new Launch(scenario.title(), scenario.fileName(), scenario.worlds(faults), schedulers, kinds), words, faults);
    }

    /** Which of them were given, as on the command line; those that say what fails or what ends a run left out. */
    public List<String> given() {
        List<String> given = new ArrayList<>();
        add(given, "--scheduler", kind);
        add(given, "--seed", seed);
        add(given, "--schedule", file);
        return given;
    }

    private static void add(List<String> given, String option, Object value) {
        if (value != null) {
            given.add(option);
            given.add(value.toString());
        }
    }

    /**
     * Refuses them where a recording is gone through, which holds the order, the faults and the end.
     *
     * @param side what stands before their names
     * @throws BadInputException if one was given
     */
    public void refuse(String side) throws BadInputException {
        refuse(side, "what is in a recording has happened");
    }

    /**
     * Refuses them.
     *
     * @param side what stands before their names
     * @param why  in words
     * @throws BadInputException if one was given
     */
    public void refuse(String side, String why) throws BadInputException {
        if (!given().isEmpty() || !faults.isEmpty() || !kinds.isEmpty()) {
            String option = !given().isEmpty() ? given().get(0) : faults.isEmpty() ? "--find" : "--fault";
            throw new BadInputException(option.replace("--", "--" + side) + " is about runs of scenarios; " + why + ": leave it out");
        }
    }

    /** Whether somebody is asked, so that the run waits for answers. */
    public boolean ask() {
        return kind == SchedulerChoice.Kind.ASK;
    }

    /** Whether they decide one run of one scenario only. */
    public boolean isOfOneRun() {
        return ask() || file != null;
    }

    private Order recorded(Scenario scenario) throws BadInputException, ScenarioException {
        if (kind != null || seed != null || !faults.isEmpty()) {
            throw new BadInputException("--schedule " + file + " holds the order and the faults: leave out "
                    + (kind != null ? "--scheduler" : seed != null ? "--seed" : "--fault"));
        }
        try {
            Schedule schedule = Schedule.read(file);
            schedule.require(scenario.origin());
            Launch launch = Launch.replay(scenario.title(), scenario.fileName(), scenario.worlds(schedule.faults()), schedule);
            return new Order(launch.find(kinds), "schedule " + file, schedule.faults());
        } catch (ScheduleException e) {
            throw new BadInputException(e.getMessage());
        }
    }
}
