package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.analysis.branch.Alternative;
import org.portalscope.analysis.branch.BranchPoint;
import org.portalscope.analysis.branch.Branches;
import org.portalscope.analysis.branch.Deviation;
import org.portalscope.analysis.branch.Edit;
import org.portalscope.analysis.branch.Editable;
import org.portalscope.analysis.branch.TimelineBranch;
import org.portalscope.analysis.comparison.TimelineComparison;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.expression.value.Problems;
import org.portalscope.scenario.Scenario;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.LoggedChoice;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.World;
import org.portalscope.world.schedule.RandomScheduler;
import org.portalscope.world.schedule.RoundRobinScheduler;

/**
 * Timelines that begin in the past of others, by another choice or by an edit: each is a run that could have been made from the start, and the state at every
 * position of it is the one that stepping leads to.
 */
class BranchedTimelineTest {

    private static final int LONGEST = 200;
    private static final int BRANCHES = 5;
    private static final int SEEKS = 8;

    static Stream<Path> files() throws IOException {
        return withVirtualTime(ScenarioFiles.everyThird(0));
    }

    static Stream<Path> withVirtualTime(Stream<Path> files) {
        return Stream.concat(files, Stream.of(Path.of("..", "org.portalscope.scenario", "src_test", "language", "virtual-time.ptl")));
    }

    /** Of the schedulers and of what is chosen; with 0, everybody takes turns. */
    IntStream seeds() {
        return IntStream.rangeClosed(0, 1);
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldBeTheRunThatItsChoicesMake(Path file) throws ScenarioException {
        for (int seed : seeds().toArray()) {
            SplittableRandom random = new SplittableRandom(seed);
            Scenario scenario = ScenarioFiles.read(file);
            Branches branches = new Branches(session(scenario, seed));
            resume(branches.all().get(0).session());
            for (int i = 0; i < BRANCHES; i++) {
                TimelineBranch origin = branches.all().get(random.nextInt(branches.all().size()));
                seek(origin.session(), random);
                deviation(origin.session(), random).ifPresent(deviation -> goOn(branches, origin, deviation));
            }
            for (TimelineBranch branch : branches.all()) {
                check(scenario.world(), branch, random);
            }
        }
    }

    private static LocalSession session(Scenario scenario, int seed) {
        return new LocalSession("", scenario::world, seed == 0 ? new RoundRobinScheduler() : new RandomScheduler(seed), Set.of(), LONGEST,
                DerivedTimelineTest.TINY);
    }

    private static void resume(LocalSession session) {
        try (SessionDriver driver = session.drive()) {
            driver.move(StepKind.RESUME, Direction.FORWARD, Optional.empty(), () -> false);
        }
    }

    private static void seek(LocalSession session, SplittableRandom random) {
        int number = random.nextInt(session.timeline().size() + 1);
        try (SessionDriver driver = session.drive()) {
            driver.seek(number == 0 ? Position.START : new Position(number, 1 + random.nextInt(session.timeline().steps(number))));
        }
    }

    private static Optional<Deviation> deviation(LocalSession session, SplittableRandom random) {
        BranchPoint point = BranchPoint.at(session);
        return random.nextInt(3) == 0 ? edit(point, random).map(edit -> edit) : alternative(point, random).map(other -> other);
    }

    private static Optional<Alternative> alternative(BranchPoint point, SplittableRandom random) {
        List<Alternative> others = point.alternatives();
        assertTrue(point.isEnd() || others.stream().filter(Alternative::isTaken).count() <= 1);
        return others.isEmpty() ? Optional.empty() : Optional.of(others.get(random.nextInt(others.size())));
    }

    /** Gives an entry other bits, a descriptor another threshold, or a byte of memory another value. */
    private static Optional<Edit> edit(BranchPoint point, SplittableRandom random) {
        ProcessState process = point.state().processes().get(random.nextInt(point.state().processes().size()));
        List<Editable> editables = subjects(process).stream().flatMap(subject -> Editable.of(process.portals(), subject).stream()).toList();
        if (editables.isEmpty()) {
            return Optional.empty();
        }
        Editable editable = editables.get(random.nextInt(editables.size()));
        String member = editable.members().get(editable.members().size() / 3).name();
        Input input = editable.edited(Map.of(member, member.equals("bytes") ? "6f" : "0"), new Problems()).orElseThrow();
        return Optional.of(Edit.at(point, process.index(), input));
    }

    private static List<Subject> subjects(ProcessState process) {
        Stream<Subject> objects = process.portals().interfaces().stream().flatMap(BranchedTimelineTest::objects);
        return Stream.concat(objects, process.portals().memory().regions().stream().filter(region -> region.length() > 0)
                .map(region -> new Subject.OfExtent(region.address(), 1))).toList();
    }

    private static Stream<Subject> objects(NetworkInterface ni) {
        return Stream.concat(ni.entries().all().stream(), ni.descriptors().all().stream()).map(object -> new Subject.OfObject(object.handle()));
    }

    /** What the engine refuses, such as a descriptor whose event queue is gone, begins no branch. */
    private static void goOn(Branches branches, TimelineBranch origin, Deviation deviation) {
        Timeline before = origin.session().timeline();
        Position position = origin.session().position();
        int open = branches.all().size();
        try {
            resume(branches.begin(BranchPoint.at(origin.session()), deviation).session());
            assertEquals(open + 1, branches.all().size());
        } catch (IllegalArgumentException e) {
            assertTrue(e.getMessage().contains("does not exist"), e.getMessage());
            assertEquals(open, branches.all().size());
        }
        assertEquals(before.size(), origin.session().timeline().size());
        assertEquals(position, origin.session().position());
    }

    /** A world in which the same choices happen one after the other comes to the same states by the same steps, and the session to these in any order. */
    private static void check(World world, TimelineBranch branch, SplittableRandom random) {
        LocalSession session = branch.session();
        Timeline timeline = session.timeline();
        String[] states = new String[timeline.size() + 1];
        states[0] = world.dump();
        for (int number = 1; number <= timeline.size(); number++) {
            String made = Course.text(world.execute(timeline.choice(number).in(world), number));
            assertEquals(made, Course.text(timeline.transition(number)), branch.name());
            states[number] = world.dump();
        }
        assertEquals(world.network().channels().sent(), timeline.messages());
        TimelineComparison comparison = new TimelineComparison(timeline, timeline);
        assertEquals(Optional.empty(), comparison.compare(() -> false));
        assertEquals(timeline.size(), comparison.common());
        try (SessionDriver driver = session.drive()) {
            for (int i = 0; i < SEEKS; i++) {
                int number = random.nextInt(timeline.size() + 1);
                driver.seek(number == 0 ? Position.START : new Position(number, timeline.steps(number)));
                assertEquals(states[number], session.state().dump(), () -> branch.name() + " at " + number);
            }
            driver.seek(timeline.end());
            assertThrows(IllegalArgumentException.class, () -> driver.execute(new LoggedChoice.Run(0, LONGEST)));
        }
    }
}
