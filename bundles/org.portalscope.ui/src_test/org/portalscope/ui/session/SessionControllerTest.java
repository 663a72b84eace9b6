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
import org.portalscope.scenario.ScenarioException;
import org.portalscope.session.Highlights;
import org.portalscope.session.Direction;
import org.portalscope.session.LocalSession;
import org.portalscope.session.Motion;
import org.portalscope.session.Position;

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
        controller.move(Motion.INTO, Direction.FORWARD);

        assertEquals(new Position(1, 1), controller.standing().orElseThrow().position());
        assertEquals(2, log.changes);
    }

    @Test
    void shouldTellOfTheEndInsteadOfMoving() {
        controller.move(Motion.INTO, Direction.BACK);

        assertEquals(List.of(Direction.BACK), log.stops);
        assertEquals(1, log.changes);
    }

    @Test
    void shouldKeepWhatViewsShowWhileALongMoveRuns() {
        runner.later = true;
        controller.move(Motion.RESUME, Direction.FORWARD);

        assertTrue(controller.isBusy());
        assertEquals(Position.START, controller.standing().orElseThrow().position());
        controller.move(Motion.INTO, Direction.FORWARD);
        runner.finish();

        assertFalse(controller.isBusy());
        assertTrue(controller.standing().orElseThrow().ending().isPresent());
    }

    @Test
    void shouldForgetALongMoveOfASessionThatIsNoLongerOpen() throws ScenarioException {
        runner.later = true;
        controller.move(Motion.RESUME, Direction.FORWARD);
        LocalSession next = TestSessions.matchList();
        controller.open(next);
        runner.finish();

        assertEquals(next, controller.session().orElseThrow());
        assertEquals(Position.START, controller.standing().orElseThrow().position());
        assertFalse(controller.isBusy());
    }

    @Test
    void shouldMoveAboutTheSelectedFrameAndThenForgetIt() {
        controller.seek(Highlights::midTranslation);
        int entry = controller.standing().orElseThrow().position().step();
        controller.select(1);
        assertEquals(1, controller.standing().orElseThrow().selected());

        controller.move(Motion.OVER, Direction.FORWARD);

        Standing standing = controller.standing().orElseThrow();
        assertEquals(0, standing.selected());
        assertTrue(standing.position().step() > entry + 3, "over the whole translation, not over an entry");
    }

    @Test
    void shouldShowTheCurrentProcessUnlessOneIsPinned() {
        controller.seek(Highlights::midTranslation);
        assertEquals(0, controller.shownProcess());

        controller.pin(OptionalInt.of(1));

        assertEquals(1, controller.shownProcess());
    }

    @Test
    void shouldFindTheStatementBehindAMessage() {
        controller.seek(Highlights::midTranslation);

        String text = controller.standing().orElseThrow().statement().orElseThrow().text();

        assertTrue(text.startsWith("PtlPut(md, PTL_ACK_REQ"), text);
    }

    @Test
    void shouldBeEmptyOnceClosed() {
        controller.close();

        assertTrue(controller.standing().isEmpty());
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

        private final List<Direction> stops = new ArrayList<>();
        private int changes;

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void stopped(Direction direction) {
            stops.add(direction);
        }
    }
}
