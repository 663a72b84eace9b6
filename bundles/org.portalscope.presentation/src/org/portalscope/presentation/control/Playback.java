package org.portalscope.presentation.control;

import java.time.Duration;
import java.util.function.BiConsumer;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.session.StepKind;

/**
 * Plays a session: goes from step to step by itself, until an end, a hit of a breakpoint, or a move of somebody else. A step is made when the one before has
 * been made and its time has come; where that takes longer than it should, steps come later, and none are queued.
 */
public final class Playback implements SessionListener {

    /** Steps a second at least and at most. */
    public static final int SLOWEST = 1;
    public static final int FASTEST = 60;
    private static final Duration SECOND = Duration.ofSeconds(1);

    private final SessionController controller;
    private final BiConsumer<Duration, Runnable> clock;
    private final Runnable ended;
    private final Direction direction;
    private int speed;
    private Position position;
    private boolean playing;
    private boolean moving;

    /**
     * Begins to play.
     *
     * @param speed steps a second, from {@link #SLOWEST} to {@link #FASTEST}
     * @param clock runs a task in the thread of the controller so long after the one before
     * @param ended is called once, when it plays no more
     */
    public Playback(SessionController controller, Direction direction, int speed, BiConsumer<Duration, Runnable> clock, Runnable ended) {
        this.controller = controller;
        this.direction = direction;
        this.clock = clock;
        this.ended = ended;
        speed(speed);
        position = controller.snapshot().position();
        playing = true;
        controller.addListener(this);
        wait(this::step);
    }

    /** Plays with so many steps a second from the next step on. */
    public void speed(int stepsPerSecond) {
        speed = Math.max(SLOWEST, Math.min(FASTEST, stepsPerSecond));
    }

    public Direction direction() {
        return direction;
    }

    /** The session that it plays. */
    public SessionController controller() {
        return controller;
    }

    private void wait(Runnable task) {
        clock.accept(SECOND.dividedBy(speed), task);
    }

    private void step() {
        if (!playing) {
            return;
        }
        moving = true;
        controller.move(StepKind.INTO, direction);
        moving = false;
        Position before = position;
        position = controller.snapshot().position();
        if (position.equals(before) || !controller.breakpoints().hit().isEmpty()) {
            pause();
        } else {
            wait(this::step);
        }
    }

    /** Plays no more. */
    public void pause() {
        if (playing) {
            playing = false;
            controller.removeListener(this);
            ended.run();
        }
    }

    /** Somebody else has moved the cursor. */
    @Override
    public void changed() {
        if (!moving && !controller.snapshot().position().equals(position)) {
            pause();
        }
    }

    /** Somebody else cannot move it. */
    @Override
    public void stopped(Direction where) {
        if (!moving) {
            pause();
        }
    }

    /** Somebody else has begun a long move; what it plays are short ones. */
    @Override
    public void busy(boolean busy) {
        pause();
    }
}
