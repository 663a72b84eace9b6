package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.util.EcoreUtil;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MatchList;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.model.Process;
import org.portalscope.model.projection.Projection;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.LocalSession;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.world.schedule.RandomScheduler;

/** What holds for the model of every scenario in a random order, wherever the cursor goes and whatever processes are shown. */
class ShownProcessesTest {

    private static final int MOVES = 150;
    private static final int SEED = 20;

    private final Random random = new Random(SEED);
    private LocalSession session;
    private SessionDriver driver;
    private Projection projection;
    private Set<Integer> shown = Set.of();

    static Stream<Path> files() throws IOException {
        return ScenarioFiles.all();
    }

    @ParameterizedTest
    @MethodSource("files")
    void shouldHoldTheShownProcessesInFullAndTheOthersInSummary(Path file) throws ScenarioException {
        session = new Launch(file.getFileName().toString(), "", ScenarioFiles.read(file)::world, () -> new RandomScheduler(SEED)).start();
        driver = session.drive();
        projection = Projection.of(session, shown);
        for (int i = 0; i < MOVES; i++) {
            move();
            assertIsRight();
            if (random.nextInt(3) == 0) {
                shown = someProcesses();
                projection.show(shown);
                assertIsRight();
            }
        }
    }

    private void move() {
        switch (random.nextInt(8)) {
            case 0 -> driver.seek(somewhere());
            case 1 -> jump();
            case 2, 3 -> move(StepKind.OVER, Direction.BACK);
            default -> move(random.nextBoolean() ? StepKind.INTO : StepKind.RETURN, Direction.FORWARD);
        }
    }

    private void move(StepKind stepKind, Direction direction) {
        driver.move(stepKind, direction, Optional.empty(), () -> false);
    }

    /** A move that is told as a jump, however short it is. */
    private void jump() {
        session.removeListener(projection);
        Position target = somewhere();
        driver.seek(target);
        projection.moved(new Move(session.timeline(), new Position(target.transition() + 2 * Move.FAR, 1), target));
        session.addListener(projection);
    }

    private Position somewhere() {
        int number = random.nextInt(session.timeline().size() + 1);
        return number == 0 ? Position.START : new Position(number, 1);
    }

    private Set<Integer> someProcesses() {
        Set<Integer> some = new HashSet<>(ScenarioFiles.processes(session));
        some.removeIf(process -> random.nextBoolean());
        return some;
    }

    private void assertIsRight() {
        assertTrue(EcoreUtil.equals(new Projection(session.state(), shown).model(), projection.model()), () -> "not as made anew " + where());
        for (ProcessState state : session.state().processes()) {
            Process process = projection.model().getProcesses().get(state.index());
            assertEquals(posted(state), process.getPostedEntries(), this::where);
            assertEquals(waiting(state), process.getWaitingEvents(), this::where);
            assertEquals(shown.contains(state.index()) ? state.portals().interfaces().size() : 0, process.getInterfaces().size(), this::where);
            assertEquals(List.of(state.readiness(), state.hasFailed(), state.isDead()),
                    List.of(process.getReadiness(), process.isFailed(), process.isDead()), this::where);
        }
    }

    private String where() {
        return "at " + session.position() + ", shown: " + shown;
    }

    private static int posted(ProcessState state) {
        int count = 0;
        for (NetworkInterface ni : state.portals().interfaces()) {
            for (MatchList list : ni.portalTable()) {
                for (MatchEntry entry = list.first(); entry != null; entry = entry.next()) {
                    count++;
                }
            }
        }
        return count;
    }

    private static int waiting(ProcessState state) {
        int count = 0;
        for (NetworkInterface ni : state.portals().interfaces()) {
            for (EventQueue queue : ni.queues().all()) {
                count += queue.events().size();
            }
        }
        return count;
    }
}
