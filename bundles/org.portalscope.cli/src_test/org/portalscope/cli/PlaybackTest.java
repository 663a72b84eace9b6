package org.portalscope.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.portalscope.analysis.breakpoint.BreakpointReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.presentation.control.MoveRunner;
import org.portalscope.presentation.control.Playback;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.scenario.library.Library;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.run.SchedulerChoice;
import org.portalscope.timeline.session.Launch;
import org.portalscope.timeline.session.StepKind;

/** A session that plays by itself, with a clock that the test turns. */
class PlaybackTest {

    private static final int SPEED = 20;

    private final Deque<Runnable> waiting = new ArrayDeque<>();
    private final List<Duration> delays = new ArrayList<>();
    private SessionController controller;
    private int ended;

    @BeforeEach
    void open() throws Exception {
        Launch launch = new Launch("Put", "", Library.open("3.11.1-put").worlds(List.of()), SchedulerChoice.ROUND_ROBIN::scheduler);
        controller = new SessionController(launch.start(), new MoveRunner() {
            @Override
            public void run(Consumer<BooleanSupplier> move, Runnable after) {
                move.accept(() -> false);
                after.run();
            }

            @Override
            public void cancel() {
                // a move has ended before anybody can cancel it
            }
        });
    }

    private Playback play(Direction direction) {
        return new Playback(controller, direction, SPEED, (interval, task) -> {
            delays.add(interval);
            waiting.add(task);
        }, () -> ended++);
    }

    private static Duration interval(int speed) {
        return Duration.ofSeconds(1).dividedBy(speed);
    }

    /** Lets the time of the next step come; one waits at most. */
    private boolean tick() {
        assertTrue(waiting.size() <= 1);
        Runnable next = waiting.poll();
        if (next != null) {
            next.run();
        }
        return next != null;
    }

    private Position position() {
        return controller.snapshot().position();
    }

    @Test
    void shouldEndWithItsSession() {
        play(Direction.FORWARD);
        assertTrue(tick());
        Position last = position();
        controller.close();
        while (tick()) {
            assertEquals(last, position());
        }
        assertEquals(1, ended);
    }

    @Test
    void shouldGoFromStepToStepToTheEndAndBack() {
        List<Position> forward = run(Direction.FORWARD);
        assertTrue(controller.snapshot().ending().isPresent());
        assertEquals(List.of(interval(SPEED)), delays.stream().distinct().toList());
        List<Position> back = run(Direction.BACK);
        assertEquals(Position.START, position());
        assertEquals(forward.size(), back.size());
        assertEquals(forward.size(), forward.stream().distinct().count());
        assertEquals(2, ended);
    }

    private List<Position> run(Direction direction) {
        List<Position> seen = new ArrayList<>();
        play(direction);
        for (Position before = position(); tick(); before = position()) {
            if (!position().equals(before)) {
                seen.add(position());
            }
        }
        return seen;
    }

    @Test
    void shouldStopAtBreakpoints() {
        controller.breakpoints().list().add(BreakpointReader.read("call PtlPut", controller.session(), Problems.ignored()).orElseThrow());
        run(Direction.FORWARD);
        assertEquals(List.of(1), controller.breakpoints().hit());
        assertTrue(controller.snapshot().ending().isEmpty());
        run(Direction.FORWARD);
        assertTrue(controller.snapshot().ending().isPresent());
    }

    @Test
    void shouldPauseWhenSomebodyElseMoves() {
        for (StepKind kind : StepKind.values()) {
            play(Direction.FORWARD);
            tick();
            controller.move(kind, kind == StepKind.RESUME ? Direction.BACK : Direction.FORWARD);
            Position moved = position();
            tick();
            assertEquals(moved, position());
            assertEquals(kind.ordinal() + 1, ended);
        }
        play(Direction.FORWARD);
        tick();
        controller.seek(Position.START);
        assertTrue(tick());
        assertEquals(Position.START, position());
    }

    @Test
    void shouldPlayAsFastAsItIsTold() {
        Playback playback = play(Direction.FORWARD);
        playback.speed(1_000);
        tick();
        playback.speed(0);
        tick();
        assertEquals(List.of(interval(SPEED), interval(Playback.FASTEST), interval(Playback.SLOWEST)), delays);
        playback.pause();
        playback.pause();
        assertEquals(1, ended);
        assertTrue(tick() && !tick());
    }
}
