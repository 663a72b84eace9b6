package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.session.Direction;
import org.portalscope.session.InitialPositions;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Position;
import org.portalscope.session.StepKind;

class SessionControllerTest {

    private final Runner runner = new Runner();
    private final SessionController controller = new SessionController(runner);
    private final Log log = new Log();

    @BeforeEach
    void open() throws ScenarioException {
        controller.addListener(log);
        controller.open(TestSessions.matchList());
    }

    @Test
    void shouldTellWhereTheCursorStandsAfterEachMove() {
        controller.move(StepKind.INTO, Direction.FORWARD);

        assertEquals(new Position(1, 1), controller.snapshot().orElseThrow().position());
        assertEquals(2, log.changes);
    }

    @Test
    void shouldTellOfTheEndInsteadOfMoving() {
        controller.move(StepKind.INTO, Direction.BACK);

        assertEquals(List.of(Direction.BACK), log.stopPoints);
        assertEquals(1, log.changes);
    }

    @Test
    void shouldKeepWhatViewsShowWhileALongMoveRuns() {
        runner.later = true;
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertTrue(controller.isBusy());
        assertEquals(Position.START, controller.snapshot().orElseThrow().position());
        controller.move(StepKind.INTO, Direction.FORWARD);
        runner.finish();

        assertFalse(controller.isBusy());
        assertTrue(controller.snapshot().orElseThrow().ending().isPresent());
    }

    @Test
    void shouldForgetALongMoveOfASessionThatIsNoLongerOpen() throws ScenarioException {
        runner.later = true;
        controller.move(StepKind.RESUME, Direction.FORWARD);
        LocalSession next = TestSessions.matchList();
        controller.open(next);
        runner.finish();

        assertEquals(next, controller.session().orElseThrow());
        assertEquals(Position.START, controller.snapshot().orElseThrow().position());
        assertFalse(controller.isBusy());
    }

    @Test
    void shouldMoveAboutTheSelectedFrameAndThenForgetIt() {
        controller.seek(InitialPositions::midTranslation);
        int entry = controller.snapshot().orElseThrow().position().step();
        controller.select(1);
        assertEquals(1, controller.snapshot().orElseThrow().selected());

        controller.move(StepKind.OVER, Direction.FORWARD);

        SessionSnapshot snapshot = controller.snapshot().orElseThrow();
        assertEquals(0, snapshot.selected());
        assertTrue(snapshot.position().step() > entry + 3, "over the whole translation, not over an entry");
    }

    @Test
    void shouldShowTheCurrentProcessUnlessOneIsPinned() {
        controller.seek(InitialPositions::midTranslation);
        assertEquals(0, controller.shownProcess());

        controller.pin(OptionalInt.of(1));

        assertEquals(1, controller.shownProcess());
    }

    @Test
    void shouldFindTheStatementBehindAMessage() {
        controller.seek(InitialPositions::midTranslation);

        String text = controller.snapshot().orElseThrow().statement().orElseThrow().text();

        assertTrue(text.startsWith("PtlPut(md, PTL_ACK_REQ"), text);
    }

    @Test
    void shouldBeEmptyOnceClosed() {
        controller.close();

        assertTrue(controller.snapshot().isEmpty());
        assertTrue(controller.model().isEmpty());
    }

    private static final class Runner implements MoveRunner {

        private boolean later;
        private Runnable waiting;

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            waiting = () -> {
                move.accept(() -> false);
                ended.run();
            };
            if (!later) {
                waiting.run();
            }
        }

        void finish() {
            waiting.run();
        }

        @Override
        public void cancel() {
            // a move of these tests is never that long
        }
    }

    private static final class Log implements SessionListener {

        private final List<Direction> stopPoints = new ArrayList<>();
        private int changes;

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void stopped(Direction direction) {
            stopPoints.add(direction);
        }
    }
}
