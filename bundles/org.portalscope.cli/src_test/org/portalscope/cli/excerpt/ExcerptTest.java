package org.portalscope.cli.excerpt;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.excerpt.RunExcerpt;
import org.portalscope.cli.ScenarioFiles;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;
import org.portalscope.protocol.Protocols;
import org.portalscope.recording.excerpt.ExcerptException;
import org.portalscope.scenario.ParseResult;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.ScenarioReader;
import org.portalscope.scenario.format.Formatter;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.world.MessageDelivered;
import org.portalscope.world.Transition;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;
import org.portalscope.world.schedule.Schedule;

/** Excerpts of runs of scenarios. */
class ExcerptTest {

    private static final int LIMIT = 2000;
    private static final Set<String> FAULTS = Set.of("FaultStruck", "ProcessDied");
    /** What a translation is told with, and what is no part of it. */
    private static final Set<String> BESIDES = Set.of("EventTaken", "WaiterServed", "OperationCounted", "MessageCounted", "FaultStruck");

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.everyThird(1);
    }

    /** Everything to which a translation comes but for the names of objects and operations, and threads that wait for its events. */
    private static List<String> course(Transition transition) {
        return transition.steps().stream().skip(1).filter(step -> !BESIDES.contains(step.kind())).map(ExcerptTest::words).toList();
    }

    private static String words(Step step) {
        String outcome = step instanceof Check check ? " " + check.passed() : "";
        return step.kind() + outcome + " " + step.words().replaceAll("#\\d+", "#").replaceAll("\\b(me|md|eq) \\d+(\\.\\d+)?", "$1")
                .replaceAll("link \\d+", "link")
                .replaceAll("drop count \\d+ → \\d+", "drop count");
    }

    private static Launch launch(Scenario scenario, long seed) {
        return new Launch(scenario.title(), "", scenario::world, () -> seed == 0 ? new RoundRobinScheduler() : new RandomScheduler(seed));
    }

    private static LocalSession ended(Launch launch) {
        LocalSession session = launch.start(LIMIT);
        session.drive().move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        return session;
    }

    private static List<Integer> arrivals(LocalSession session) {
        List<Integer> arrivals = new ArrayList<>();
        for (int number = 1; number <= session.timeline().size(); number++) {
            if (session.timeline().transition(number).opening() instanceof MessageDelivered) {
                arrivals.add(number);
            }
        }
        return arrivals;
    }

    private static RunExcerpt excerpt(Launch launch, LocalSession session, int number) throws ExcerptException {
        return Excerpts.maker(launch, session).excerpt(number, (tries, most, calls) -> { }, () -> false).orElseThrow();
    }

    /** Whether a message is translated in such a course in a run. */
    private static boolean holds(Launch again, List<String> wanted) {
        boolean[] found = new boolean[1];
        again.forwardRun(LIMIT).follow(transition -> found[0] |= transition.opening() instanceof MessageDelivered && course(transition).equals(wanted),
                () -> false);
        return found[0];
    }

    private static Launch again(RunExcerpt excerpt) throws Exception {
        Scenario scenario = Scenario.readText("excerpt", excerpt.text(), Protocols.NONE);
        if (excerpt.schedule("excerpt").isEmpty()) {
            return new Launch("", "", scenario::world, RoundRobinScheduler::new);
        }
        Schedule schedule = Schedule.parse("excerpt", excerpt.schedule("excerpt").get());
        schedule.require(scenario.origin());
        return Launch.replay("", "", scenario::world, schedule);
    }

    /** An arrival of each scenario in turn, and one in a random order. */
    @ParameterizedTest
    @MethodSource("files")
    void shouldLeadToTheSameTranslation(Path file) throws Exception {
        Scenario scenario = ScenarioFiles.read(file);
        Random random = new Random(file.getFileName().toString().hashCode());
        for (int seed = 0; seed < 2; seed++) {
            Launch launch = launch(scenario, seed);
            LocalSession session = ended(launch);
            List<Integer> arrivals = arrivals(session);
            if (!arrivals.isEmpty()) {
                requireSame(launch, session, arrivals.get(random.nextInt(arrivals.size())));
            }
        }
    }

    private static void requireSame(Launch launch, LocalSession session, int number) throws Exception {
        Transition transition = session.timeline().transition(number);
        try {
            RunExcerpt excerpt = excerpt(launch, session, number);
            assertEquals(excerpt.text(), Formatter.format("excerpt", excerpt.text()));
            assertTrue(holds(again(excerpt), course(transition)), () -> course(transition) + "\n" + excerpt.text());
        } catch (ExcerptException e) {
            assertTrue(hasFaults(session), e::getMessage);
        }
    }

    /** Whether the environment lets something go wrong, which no call does. */
    private static boolean hasFaults(LocalSession session) {
        return IntStream.rangeClosed(1, session.timeline().size()).mapToObj(session.timeline()::transition).flatMap(transition -> transition.steps().stream())
                .anyMatch(step -> FAULTS.contains(step.kind()));
    }

    /** Each call that is left is needed: without it and all that needs what it makes, the message does not arrive, or is translated in another way. */
    @Test
    void shouldHaveNoCallThatCanBeLeftOut() throws Exception {
        Launch launch = launch(Library.open("3.7.1-match-bits"), 0);
        LocalSession session = ended(launch);
        int number = arrivals(session).get(2);
        RunExcerpt excerpt = excerpt(launch, session, number);
        List<String> lines = excerpt.text().lines().toList();
        List<Integer> calls = IntStream.range(0, lines.size()).filter(i -> lines.get(i).strip().startsWith("Ptl")).boxed().toList();
        assertEquals(excerpt.calls(), calls.size());
        for (int call : calls) {
            List<String> rest = new ArrayList<>(lines);
            rest.remove(call);
            ParseResult parsed = ScenarioReader.parse("excerpt", String.join("\n", rest));
            assertTrue(!parsed.problems().isEmpty() || !holds(new Launch("", "", parsed.get()::world, RoundRobinScheduler::new),
                    course(session.timeline().transition(number))), lines.get(call));
        }
    }

    @Test
    void shouldBringAScheduleWhereOperationsOverlap() throws Exception {
        Scenario scenario = Scenario.read(conformance("3.11.2-inactive.ptl"));
        Launch launch = launch(scenario, 0);
        LocalSession session = ended(launch);
        RunExcerpt excerpt = excerpt(launch, session, 17);
        assertTrue(excerpt.schedule("excerpt").isPresent(), excerpt::text);
        assertTrue(holds(again(excerpt), course(session.timeline().transition(17))), excerpt::text);
    }

    @Test
    void shouldSayWhyItLeadsNowhereElse() throws Exception {
        Launch launch = launch(Scenario.read(conformance("1.7-messages-for-the-dead.ptl")), 0);
        LocalSession session = ended(launch);
        assertEquals("When its calls are made alone, step 1 of the translation is 'process 0:0 has initialized its interface' and not "
                + "'put #1 from 1:0 is discarded: process 0:0 has died'.",
                assertThrows(ExcerptException.class, () -> excerpt(launch, session, 15)).getMessage());
        assertEquals("No message arrives at the start: an excerpt leads to the arrival of one.",
                assertThrows(ExcerptException.class, () -> excerpt(launch, session, 0)).getMessage());
        assertEquals("No message arrives in transition 1: an excerpt leads to the arrival of one.",
                assertThrows(ExcerptException.class, () -> excerpt(launch, session, 1)).getMessage());
    }

    @Test
    void shouldStopWhenItIsCancelled() throws Exception {
        Launch launch = launch(Library.open("3.11.1-put"), 0);
        LocalSession session = ended(launch);
        int[] asked = new int[1];
        assertEquals(Optional.empty(), Excerpts.maker(launch, session).excerpt(13, (tries, most, calls) -> { }, () -> ++asked[0] > 30));
    }

    private static Path conformance(String name) {
        return Path.of("..", "org.portalscope.scenario", "src_test", "conformance", name);
    }
}
