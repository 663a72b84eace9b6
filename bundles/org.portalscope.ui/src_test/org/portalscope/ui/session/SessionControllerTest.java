package org.portalscope.ui.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.analysis.place.PlaceReader;
import org.portalscope.analysis.search.ExpressionPredicate;
import org.portalscope.analysis.search.StepQuery;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.presentation.control.SessionListener;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.scenario.source.ScenarioException;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Move;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.InitialPositions;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.state.ProcessTable;
import org.portalscope.world.ThreadScheduled;
import org.portalscope.world.schedule.ScheduledChoice;

class SessionControllerTest {

    private final Runner runner = new Runner();
    private Session session;
    private SessionController controller;
    private final Log log = new Log();

    @BeforeEach
    void open() throws ScenarioException {
        session = TestSessions.matchList().start();
        controller = new SessionController(session, runner);
        controller.addListener(log);
    }

    @Test
    void shouldTellWhereTheCursorStandsAfterEachMove() {
        controller.move(StepKind.INTO, Direction.FORWARD);

        assertEquals(new Position(1, 1), controller.snapshot().position());
        assertEquals(1, log.changes);
    }

    @Test
    void shouldTellOfTheEndInsteadOfMoving() {
        controller.move(StepKind.INTO, Direction.BACK);

        assertEquals(List.of(Direction.BACK), log.stopPoints);
        assertEquals(0, log.changes);
    }

    @Test
    void shouldTellFollowersOneMoveToABreakpoint() {
        List<Move> moves = new ArrayList<>();
        controller.addFollower(moves::add);
        controller.breakpoints().list().add(BreakpointReader.read("dropped", session, new Problems()).orElseThrow());
        controller.move(StepKind.INTO, Direction.FORWARD);
        controller.move(StepKind.INTO, Direction.FORWARD);
        controller.move(StepKind.INTO, Direction.BACK);
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertEquals(4, moves.size());
        assertEquals(moves.get(2).to(), moves.get(3).from());
        assertEquals("MessageDropped", session.timeline().stepBefore(moves.get(3).to()).kind());
        assertEquals(session.position(), moves.get(3).to());
    }

    @Test
    void shouldRunToTheEndPastBreakpoints() {
        controller.breakpoints().list().add(BreakpointReader.read("dropped", session, new Problems()).orElseThrow());
        controller.breakpoints().list().add(BreakpointReader.read("log \"{kind}\" when category == \"turn\"", session, new Problems()).orElseThrow());
        controller.runToEnd();

        assertTrue(controller.snapshot().ending().isPresent());
        assertEquals(List.of(), controller.breakpoints().log());
        assertTrue(controller.breakpoints().counts().hits().get(1) > 0, "they are counted as ever");
    }

    @Test
    void shouldKeepWhatViewsShowWhileALongMoveRuns() {
        runner.later = true;
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertTrue(controller.isBusy());
        assertEquals(Position.START, controller.snapshot().position());
        controller.move(StepKind.INTO, Direction.FORWARD);
        runner.finish();

        assertFalse(controller.isBusy());
        assertTrue(controller.snapshot().ending().isPresent());
    }

    @Test
    void shouldLeaveTheSessionToOthersOnceItsLongMoveHasEnded() {
        runner.later = true;
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.close();
        assertThrows(IllegalStateException.class, session::drive);
        runner.finish();

        assertEquals(0, log.changes);
        session.drive().seek(Position.START);
    }

    @Test
    void shouldGoToWhatWasWantedLastWhileALongSeekRuns() throws ScenarioException {
        session = TestSessions.processes("repeat 3000 { x = 1; }", "").start();
        controller.close();
        controller = new SessionController(session, runner);
        controller.addListener(log);
        List<Move> moves = new ArrayList<>();
        controller.addFollower(moves::add);
        controller.move(StepKind.RESUME, Direction.FORWARD);
        Position end = session.position();
        runner.later = true;
        controller.seek(new Position(2500, 1));
        controller.seek(new Position(10, 1));
        controller.seek(new Position(1200, 1));
        assertTrue(controller.isBusy());
        assertEquals(end, controller.snapshot().position());

        runner.finish();
        runner.finish();

        assertFalse(controller.isBusy());
        assertEquals(new Position(1200, 1), controller.snapshot().position());
        assertEquals(2, moves.size(), "one account of both");
        assertEquals(end, moves.get(1).from());
        assertEquals(new Position(1200, 1), moves.get(1).to());
        assertTrue(moves.get(1).isJump());
    }

    @Test
    void shouldMarkAllStepsThatAreWanted() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.find(query("kind == \"MessageSent\""), Direction.BACK);
        Position sent = session.position();
        controller.findAll(query("category == \"arrival\""));
        assertEquals(sent, session.position(), "the cursor stays");
        assertFalse(controller.hits().isEmpty());
        assertTrue(controller.hits().stream().allMatch(number -> session.timeline().choice(number).act() == ScheduledChoice.Act.DELIVER));
        assertEquals(controller.hits().size() + " transitions have a step that is it.", log.missed.get(log.missed.size() - 1));
        controller.findAll(query("transition > 9999"));
        assertEquals(List.of(), controller.hits());
        assertEquals("No step is it.", log.missed.get(log.missed.size() - 1));
        assertEquals(OptionalInt.empty(), controller.percent());
    }

    @Test
    void shouldTellWhatHasBecomeKnownOnceNothingMoves() {
        controller.refresh();
        assertEquals(1, log.changes);
        runner.later = true;
        controller.move(StepKind.RESUME, Direction.FORWARD);
        controller.refresh();
        assertEquals(1, log.changes);
        runner.finish();
        assertEquals(3, log.changes);
    }

    @Test
    void shouldMoveOnceWhatNobodyHasAskedForIsOver() {
        runner.later = true;
        controller.breakpoints().list().add(BreakpointReader.read("dropped", session, new Problems()).orElseThrow());
        assertTrue(controller.isBusy(), "hits are looked for");
        controller.move(StepKind.INTO, Direction.FORWARD);
        controller.move(StepKind.INTO, Direction.FORWARD);
        assertEquals(Position.START, controller.snapshot().position());
        runner.finish();

        assertFalse(controller.isBusy());
        assertEquals(new Position(1, 2), controller.snapshot().position());
    }

    @Test
    void shouldRefuseASecondDriver() {
        assertThrows(IllegalStateException.class, () -> new SessionController(session, runner));
    }

    @Test
    void shouldGoToTheStepThatIsWanted() {
        List<Move> moves = new ArrayList<>();
        controller.addFollower(moves::add);
        controller.find(query("kind == \"MessageSent\""), Direction.FORWARD);
        Position sent = session.position();

        assertEquals("MessageSent", session.timeline().stepBefore(sent).kind());
        assertEquals(List.of(new Move(session.timeline(), Position.START, sent)), moves);
        assertEquals(List.of(), log.missed);
        controller.find(query("kind == \"LibraryInitialized\""), Direction.BACK);
        assertTrue(session.position().compareTo(sent) < 0);
    }

    @Test
    void shouldSayThatNoStepIsWhatIsWanted() {
        controller.seek(InitialPositions::midTranslation);
        Position before = session.position();
        controller.find(query("kind == \"ProcessDied\""), Direction.FORWARD);
        controller.find(query("kind == \"ProcessDied\""), Direction.BACK);

        assertEquals(before, controller.snapshot().position());
        assertEquals(session.timeline(), controller.snapshot().timeline());
        assertEquals(List.of("No later step is it.", "No earlier step is it."), log.missed);
    }

    @Test
    void shouldSayNothingOfASearchThatIsCancelled() {
        runner.later = true;
        controller.find(query("kind == \"MessageSent\""), Direction.FORWARD);
        controller.cancel();
        runner.finish();

        assertEquals(Position.START, session.position());
        assertEquals(List.of(), log.missed);
    }

    private StepQuery query(String condition) {
        return new StepQuery(ExpressionPredicate.parse(condition, ProcessTable.of(session.state()), new Problems()), "is it");
    }

    @Test
    void shouldGiveItsFollowersOneAccountOfEachMove() {
        List<Move> moves = new ArrayList<>();
        controller.addFollower(moves::add);
        controller.seek(InitialPositions::midTranslation);
        Position middle = session.position();
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertEquals(List.of(new Move(moves.get(0).timeline(), Position.START, middle), new Move(session.timeline(), middle, session.position())), moves);
    }

    @Test
    void shouldKeepASnapshotAsItWasWhenTheRunGoesOn() {
        controller.seek(InitialPositions::midTranslation);
        SessionSnapshot before = controller.snapshot();
        int transitions = before.transitions();
        String rows = before.rows().toString();
        controller.move(StepKind.RESUME, Direction.FORWARD);

        assertEquals(transitions, before.timeline().size());
        assertTrue(controller.snapshot().timeline().size() > transitions);
        assertEquals(rows, before.rows().toString());
    }

    @Test
    void shouldMoveAboutTheSelectedFrameAndThenForgetIt() {
        controller.seek(InitialPositions::midTranslation);
        int entry = controller.snapshot().position().step();
        controller.select(1);
        assertEquals(1, controller.snapshot().selected());

        controller.move(StepKind.OVER, Direction.FORWARD);

        SessionSnapshot snapshot = controller.snapshot();
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

        String text = controller.snapshot().statement().orElseThrow().text();

        assertTrue(text.startsWith("PtlPut(md, PTL_ACK_REQ"), text);
    }

    @Test
    void shouldGoToCauseAndConsequenceAcrossProcesses() {
        controller.seek(InitialPositions::firstTranslation);
        assertEquals(0, controller.snapshot().cursorState().process());
        Position delivered = session.position();

        List<Class<?>> causes = new ArrayList<>();
        while (log.stopPoints.isEmpty()) {
            controller.goToCause();
            causes.add(session.timeline().stepBefore(session.position()).getClass());
        }
        assertTrue(causes.containsAll(List.of(MessageSent.class, OperationStarted.class)), causes::toString);
        assertEquals(ThreadScheduled.class, causes.get(causes.size() - 1));
        assertEquals(1, controller.snapshot().cursorState().process());

        while (session.position().compareTo(delivered) < 0) {
            controller.goToConsequence();
        }
        assertEquals(delivered, session.position());
    }

    @Test
    void shouldGoToAPlaceThatIsDescribed() {
        controller.move(StepKind.RESUME, Direction.FORWARD);
        Position end = session.position();
        controller.goTo(PlaceReader.read("put #1", session, Problems.ignored()).orElseThrow());
        assertEquals("put #1 from 0:0 arrives", session.timeline().stepBefore(session.position()).words());
        Position there = controller.snapshot().position();
        assertTrue(there.compareTo(end) < 0);

        controller.goTo(PlaceReader.read("put #999", session, Problems.ignored()).orElseThrow());
        assertEquals(there, controller.snapshot().position());
        assertTrue(log.missed.get(0).startsWith("There is no put #999 in what has been executed"), log.missed::toString);
    }

    private static final class Runner implements MoveRunner {

        private boolean later;
        private boolean cancelled;
        private Runnable waiting;

        @Override
        public void run(Consumer<BooleanSupplier> move, Runnable ended) {
            cancelled = false;
            waiting = () -> {
                move.accept(() -> cancelled);
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
            cancelled = true;
        }
    }

    private static final class Log implements SessionListener {

        private final List<Direction> stopPoints = new ArrayList<>();
        private final List<String> missed = new ArrayList<>();
        private int changes;

        @Override
        public void changed() {
            changes++;
        }

        @Override
        public void stopped(Direction direction) {
            stopPoints.add(direction);
        }

        @Override
        public void missed(String sentence) {
            missed.add(sentence);
        }
    }
}
