package org.portalscope.timeline.session;

import java.util.function.BooleanSupplier;

import org.portalscope.timeline.Direction;
import org.portalscope.timeline.PassedStep;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.run.RunLoop;

/** Finds where a move ends in what has been executed; nothing moves meanwhile. */
final class StopSearch {

    private final Timeline timeline;
    private final StopCondition until;
    private Position position;
    private boolean atEdge;

    StopSearch(Timeline timeline, Position from, StopCondition until) {
        this.timeline = timeline;
        this.until = until;
        position = from;
    }

    /**
     * Searches in one direction.
     *
     * @param cancelled asked behind each transition; once it says so, the move ends where the search has come to
     */
    void run(Direction direction, BooleanSupplier cancelled) {
        if (!until.looksAtSteps()) {
            position = direction == Direction.FORWARD ? timeline.end() : Position.START;
            atEdge = true;
        } else if (direction == Direction.BACK || !position.equals(timeline.end())) {
            RunLoop.run(direction == Direction.FORWARD ? this::forward : this::back, cancelled);
        } else {
            atEdge = true;
        }
    }

    /** Where the move ends. */
    Position position() {
        return position;
    }

    /** Whether it has come to the end of the timeline, or the start, and nothing has stopped it. */
    boolean isAtEdge() {
        return atEdge;
    }

    /** Passes what is left of the transition at the position, or else the next one. */
    private RunLoop.Progress forward() {
        boolean within = position.step() < timeline.steps(position.transition());
        int number = within ? position.transition() : position.transition() + 1;
        int made = within ? position.step() : 0;
        if (number > timeline.size()) {
            return end();
        }
        int steps = timeline.steps(number);
        PassedStep step = PassedStep.first(timeline, number);
        for (int next = made + 1; next <= steps; next++) {
            if (until.stopsBehind(step.at(next))) {
                return stop(new Position(number, next));
            }
        }
        position = new Position(number, steps);
        return RunLoop.Progress.PASSED;
    }

    /** Passes what has been made of the transition at the position, or else the one before, down to its first step or the start. */
    private RunLoop.Progress back() {
        boolean within = position.step() > 1;
        int number = within ? position.transition() : position.transition() - 1;
        if (number < 1) {
            position = Position.START;
            return end();
        }
        PassedStep step = PassedStep.first(timeline, number);
        for (int earlier = within ? position.step() - 1 : timeline.steps(number); earlier >= 1; earlier--) {
            if (until.stopsBehind(step.at(earlier))) {
                return stop(new Position(number, earlier));
            }
        }
        position = new Position(number, 1);
        return RunLoop.Progress.PASSED;
    }

    private RunLoop.Progress stop(Position at) {
        position = at;
        return RunLoop.Progress.STOPPED;
    }

    private RunLoop.Progress end() {
        atEdge = true;
        return RunLoop.Progress.END;
    }
}
