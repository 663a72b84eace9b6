package org.portalscope.world;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalLong;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.input.FrameEntered;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.step.Scope;
import org.portalscope.engine.step.Step;

/** What the transitions of a world keep of the inputs is enough: each process, made anew, takes them and does the same again. */
class InputReplayTest {

    static LongStream seeds() {
        return LongStream.rangeClosed(1, 200);
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldDoTheSameAgainFromInputsAlone(long seed) {
        World world = RandomWorld.of(seed);
        List<Alone> alone = world.processes().stream().map(process -> new Alone(process)).toList();
        SplittableRandom random = new SplittableRandom(seed);
        for (List<Choice> enabled = world.enabled(); !enabled.isEmpty(); enabled = world.enabled()) {
            Transition transition = world.execute(enabled.get(random.nextInt(enabled.size())), 1);
            List<String> steps = alone.get(transition.process()).repeat(transition);
            assertEquals(ofTheEngine(transition.steps()), steps, () -> "seed " + seed + ": " + transition.inputs());
        }
        for (WorldProcess process : world.processes()) {
            assertEquals(process.portals().state().dump(), alone.get(process.index()).process.state().dump(), "seed " + seed);
        }
    }

    @ParameterizedTest
    @MethodSource("seeds")
    void shouldMarkTheStatementsOfThreads(long seed) {
        World world = RandomWorld.of(seed);
        SplittableRandom random = new SplittableRandom(seed);
        for (List<Choice> enabled = world.enabled(); !enabled.isEmpty(); enabled = world.enabled()) {
            Transition transition = world.execute(enabled.get(random.nextInt(enabled.size())), 1);
            Stream<Input> marks = transition.inputs().stream().filter(FrameEntered.class::isInstance);
            if (transition.opening() instanceof ThreadScheduled run) {
                assertEquals(List.of(new FrameEntered(run.thread(), FrameEntered.Kind.STATEMENT, "line " + run.place().line(), "random", run.place().line())),
                        marks.toList());
            } else {
                assertTrue(transition.inputs().size() <= 1 && marks.findFirst().isEmpty());
            }
        }
    }

    /** What steps of the engine say; what the world adds is none of the process's own. */
    private static List<String> ofTheEngine(List<Step> steps) {
        return steps.stream().filter(step -> step.getClass().getPackageName().startsWith("org.portalscope.engine"))
                .map(step -> step.getClass().getSimpleName() + ": " + step.words()).toList();
    }

    /** A process of a world without the world: nobody to ask, and nobody to send to. */
    private static final class Alone implements Environment, Fabric {

        private final PortalsProcess process;

        Alone(WorldProcess original) {
            process = new PortalsProcess(RandomWorld.interfaces(original.index()), this, this);
            original.portals().state().memory().regions().forEach(region -> process.declareRegion(region.name(), region.bytes()));
        }

        List<String> repeat(Transition transition) {
            TransitionJournal journal = new TransitionJournal();
            process.attach(journal);
            transition.inputs().forEach(process::take);
            Transition repeated = journal.finish(1, transition.choice(), Transition.NO_TIME);
            assertEquals(calls(transition.spans()), calls(repeated.spans()));
            return ofTheEngine(repeated.steps());
        }

        private static List<Scope> calls(List<Transition.Span> spans) {
            return spans.stream().map(Transition.Span::scope).filter(scope -> scope.kind() == Scope.Kind.CALL || scope.kind() == Scope.Kind.STATEMENT)
                    .toList();
        }

        @Override
        public OptionalLong distance(ProcessId from, ProcessId to) {
            throw new IllegalStateException("a distance was not recorded");
        }

        @Override
        public boolean failsToInitialize() {
            throw new IllegalStateException("an answer to PtlInit was not recorded");
        }

        @Override
        public boolean lacksMemory() {
            throw new IllegalStateException("an answer to PtlNIInit was not recorded");
        }

        @Override
        public void send(Header header) {
            // the world has sent it
        }

        @Override
        public void sendData(Header header, MemoryBlock memory, int from, int length) {
            // the world has sent them
        }

        @Override
        public void withholdData(Header header, int niFailType) {
            // the world knows
        }
    }
}
