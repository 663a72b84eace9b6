package org.portalscope.cli.node;

import java.io.IOException;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import org.portalscope.analysis.search.StepQuery;
import org.portalscope.cli.argument.BadInputException;
import org.portalscope.expression.value.Problem;
import org.portalscope.expression.value.Problems;
import org.portalscope.node.client.AttachedWorld;
import org.portalscope.node.control.ControlFrame;
import org.portalscope.node.control.NodeState;
import org.portalscope.timeline.state.ProcessTable;
import picocli.CommandLine.Option;

/** What nodes that are attached to are told to do; one of it, or nothing. */
final class RunControlOptions {

    private static final int PATIENCE = 1000;
    private static final String WAITS = "waiting";

    @Option(names = "--resume", description = "let nodes go on that are paused")
    private boolean resume;

    @Option(names = "--pause", description = "pause the nodes, say where they stand, and end; they stay paused")
    private boolean pause;

    @Option(names = "--step", paramLabel = "N", arity = "0..1", fallbackValue = "1",
            description = "let one node, paused or not, make so many transitions (default: 1), and end; it stays paused. If nothing comes to it, it says what "
                    + "it waits for, and Ctrl+C gives up")
    private Integer steps;

    @Option(names = "--until", paramLabel = "CONDITION",
            description = "let the nodes go on until a step of one of them meets a condition, as a breakpoint has it, such as 'kind == \"EventLogged\"'; then "
                    + "pause all, and end")
    private String condition;

    /** How it went. */
    enum Outcome {
        /** Follow the nodes from now on. */
        FOLLOW,
        /** The nodes are paused as they should be. */
        PAUSED,
        /** They have ended before. */
        ENDED,
        /** The user has given up. */
        INTERRUPTED,
        /** They do not know what is meant. */
        REFUSED
    }

    private int count() {
        return (resume ? 1 : 0) + (pause ? 1 : 0) + (steps != null ? 1 : 0) + (condition != null ? 1 : 0);
    }

    /** @throws BadInputException if it is more than one thing, or not possible with so many nodes */
    void verify(int nodes) throws BadInputException {
        if (count() > 1) {
            throw new BadInputException("--resume, --pause, --step and --until do not go together");
        }
        if (steps != null && steps < 1) {
            throw new BadInputException("--step wants a number from 1, not " + steps);
        }
        if (steps != null && nodes > 1) {
            throw new BadInputException("--step is for one node, and there are " + nodes + ": --process or --address says which");
        }
    }

    /**
     * Tells the nodes, and follows them as long as that takes.
     *
     * @param isInterrupted whether the user has given up
     * @throws BadInputException if something is wrong with the condition; the nodes have been told nothing then
     */
    Outcome apply(AttachedWorld world, BooleanSupplier isInterrupted) throws BadInputException, IOException, InterruptedException {
        world.advance(0);
        verifyCondition(ProcessTable.of(world.state()));
        if (resume) {
            tellAll(world, ControlFrame.of(ControlFrame.Kind.RESUME));
        }
        return pause ? pauseAll(world, isInterrupted) : steps != null ? step(world, isInterrupted)
                : condition != null ? runUntil(world, isInterrupted) : Outcome.FOLLOW;
    }

    private void verifyCondition(ProcessTable processes) throws BadInputException {
        if (condition == null) {
            return;
        }
        Problems problems = new Problems();
        Optional<StepQuery> query = StepQuery.meets(condition, processes, problems);
        if (query.isEmpty()) {
            Problem first = problems.sorted().get(0);
            throw new BadInputException("--until '" + condition + "', column " + first.position().column() + ": " + first.message());
        }
        if (!query.get().predicate().isFoundByProcess()) {
            throw new BadInputException("--until '" + condition + "': " + NodeState.NOT_FOUND);
        }
    }

    private static void tellAll(AttachedWorld world, ControlFrame frame) {
        IntStream.range(0, world.nodes().size()).forEach(node -> world.send(node, frame));
    }

    private static Outcome pauseAll(AttachedWorld world, BooleanSupplier isInterrupted) throws IOException, InterruptedException {
        int[] heard = heard(world);
        tellAll(world, ControlFrame.of(ControlFrame.Kind.PAUSE));
        return await(world, isInterrupted, () -> all(world, node -> world.statesHeard(node) > heard[node] && world.state(node).isPaused()));
    }

    private Outcome step(AttachedWorld world, BooleanSupplier isInterrupted) throws IOException, InterruptedException {
        Outcome outcome = Outcome.PAUSED;
        for (int step = 0; step < steps && outcome == Outcome.PAUSED; step++) {
            long before = world.size();
            world.send(0, ControlFrame.of(ControlFrame.Kind.STEP));
            outcome = await(world, isInterrupted, () -> world.size() > before && isPaused(world.state(0)));
        }
        return outcome;
    }

    private static boolean isPaused(NodeState state) {
        return state.isPaused() && !state.why().startsWith(WAITS);
    }

    /** Nodes are told one breakpoint a line. */
    private Outcome runUntil(AttachedWorld world, BooleanSupplier isInterrupted) throws IOException, InterruptedException {
        int[] heard = heard(world);
        tellAll(world, ControlFrame.of(ControlFrame.Kind.RUN_UNTIL, "when " + condition.replaceAll("\\R", " ")));
        Outcome outcome = await(world, isInterrupted, () -> any(world, node -> world.statesHeard(node) > heard[node] + 1 && world.state(node).isPaused()));
        return outcome == Outcome.PAUSED ? pauseOthers(world, isInterrupted) : outcome;
    }

    private static Outcome pauseOthers(AttachedWorld world, BooleanSupplier isInterrupted) throws IOException, InterruptedException {
        IntStream.range(0, world.nodes().size()).filter(node -> !world.state(node).isPaused())
                .forEach(node -> world.send(node, ControlFrame.of(ControlFrame.Kind.PAUSE)));
        return await(world, isInterrupted, () -> all(world, node -> world.state(node).isPaused()));
    }

    private static int[] heard(AttachedWorld world) {
        return IntStream.range(0, world.nodes().size()).map(world::statesHeard).toArray();
    }

    private static boolean all(AttachedWorld world, IntPredicate predicate) {
        return IntStream.range(0, world.nodes().size()).allMatch(node -> world.isGone(node) || predicate.test(node));
    }

    private static boolean any(AttachedWorld world, IntPredicate predicate) {
        return IntStream.range(0, world.nodes().size()).anyMatch(node -> !world.isGone(node) && predicate.test(node));
    }

    private static Outcome await(AttachedWorld world, BooleanSupplier isInterrupted, BooleanSupplier done) throws IOException, InterruptedException {
        while (!done.getAsBoolean() || world.areGone()) {
            if (world.hasRefused()) {
                return Outcome.REFUSED;
            } else if (isInterrupted.getAsBoolean()) {
                return Outcome.INTERRUPTED;
            } else if (world.areGone()) {
                return Outcome.ENDED;
            }
            world.advance(PATIENCE);
        }
        return Outcome.PAUSED;
    }
}
