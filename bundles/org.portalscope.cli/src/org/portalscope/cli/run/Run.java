package org.portalscope.cli.run;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.engine.step.Numbers;
import org.portalscope.scenario.execution.ScenarioProgram;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;
import org.portalscope.world.schedule.Scheduler;

/** Executes a world until nothing can happen any more, an expectation fails, a bound is reached, or somebody stops it; nothing executed is kept. */
public final class Run {

    private final World world;
    private final Scheduler scheduler;
    private final int limit;
    private final Consumer<Choice> chosen;
    private final BooleanSupplier cancelled;

    /**
     * A run of a world from its first transition on.
     *
     * @param limit     transitions after which it is stopped
     * @param chosen    is told each choice before it happens
     * @param cancelled whether to stop; asked before each transition
     */
    public Run(World world, Scheduler scheduler, int limit, Consumer<Choice> chosen, BooleanSupplier cancelled) {
        this.world = world;
        this.scheduler = scheduler;
        this.limit = limit;
        this.chosen = chosen;
        this.cancelled = cancelled;
    }

    /** How a choice is made to happen. */
    private interface Action {
        void execute(Choice choice, int number) throws IOException;
    }

    /** Executes everything and tells each transition. */
    public RunResult follow(Report report) throws IOException {
        return execute((choice, number) -> report.transition(world.execute(choice, number)));
    }

    /** Executes everything as quickly as can be, and prints what the scenario prints. */
    public RunResult quietly(PrintWriter out) throws IOException {
        int[] printed = new int[world.processes().size()];
        return execute((choice, number) -> {
            world.advance(choice);
            if (choice instanceof Choice.RunThread && world.process(choice.process()).program() instanceof ScenarioProgram program) {
                List<String> lines = program.output();
                while (printed[choice.process()] < lines.size()) {
                    out.println(lines.get(printed[choice.process()]++));
                }
            }
        });
    }

    private RunResult execute(Action action) throws IOException {
        int executed = 0;
        Optional<Choice> next = scheduler.next(world);
        while (next.isPresent() && executed < limit && !cancelled.getAsBoolean()) {
            executed++;
            chosen.accept(next.get());
            action.execute(next.get(), executed);
            next = scheduler.next(world);
        }
        return result(executed, next.isPresent());
    }

    private RunResult result(int executed, boolean goesOn) {
        return goesOn && world.failure().isEmpty() ? RunResult.of(world, RunResult.Result.BOUND, executed, bound(executed)) : RunResult.of(world, scheduler, executed);
    }

    private List<String> bound(int executed) {
        List<String> words = new ArrayList<>();
        words.add(executed < limit ? "interrupted after " + Numbers.count(executed, "transition")
                : "stopped at the bound of " + Numbers.count(executed, "transition") + "; if the scenario is meant to run longer, raise it with --limit");
        for (WorldProcess process : world.processes()) {
            Program program = process.program();
            for (int thread = 0; thread < program.threadCount(); thread++) {
                words.add(standing(process, thread));
            }
        }
        return words;
    }

    private String standing(WorldProcess process, int thread) {
        Program program = process.program();
        String name = process.name() + (thread == 0 ? "" : " " + program.threadName(thread));
        SourceLocation place = program.place(thread);
        return switch (world.readiness(process, thread)) {
            case ENDED -> name + " has ended";
            case WAITS, AT_BARRIER -> name + " waits in line " + place.line() + ": " + place.text();
            case READY, WAKES, WHEN_QUIESCENT -> name + " stands at line " + place.line() + ": " + place.text();
        };
    }
}
