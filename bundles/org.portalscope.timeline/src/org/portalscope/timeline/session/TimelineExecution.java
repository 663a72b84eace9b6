package org.portalscope.timeline.session;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

import org.portalscope.timeline.ExecutionRecorder;
import org.portalscope.timeline.History;
import org.portalscope.timeline.PassedStep;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.run.RunLoop;
import org.portalscope.timeline.run.WorldRun;
import org.portalscope.world.Choice;

/** Executes at the end of a timeline, which grows by that. */
final class TimelineExecution {

    private final History history;
    private final WorldRun run;
    private final TimelineCursor cursor;
    private final int bound;
    private ExecutionRecorder recorder = ExecutionRecorder.NONE;

    /** @param bound transitions that one move executes at most */
    TimelineExecution(History history, WorldRun run, TimelineCursor cursor, int bound) {
        this.history = history;
        this.run = run;
        this.cursor = cursor;
        this.bound = bound;
    }

    /** From now on it pauses where a recorder asks for it. */
    void recordTo(ExecutionRecorder newRecorder) {
        recorder = newRecorder;
    }

    int bound() {
        return bound;
    }

    /** Lets one move more execute: up to the bound, and beyond a pause. */
    void allow() {
        run.allow(bound > Integer.MAX_VALUE - history.size() ? Integer.MAX_VALUE : history.size() + bound);
        if (recorder.pause().isPresent()) {
            recorder.goOn();
            run.pause(Optional.empty());
        }
    }

    /** Executes until a condition holds. */
    void run(StopCondition until, BooleanSupplier cancelled) {
        int left = run.length().orElse(0) - history.size();
        follow(until, left <= 0 ? cancelled : history.progress().begin(left, cancelled));
        history.progress().end();
    }

    private void follow(StopCondition until, BooleanSupplier cancelled) {
        if (run.watches() || !history.canAdvance() || until.looksAtSteps() && until.looksAtChecks()) {
            RunLoop.run(() -> explain(until), cancelled);
        } else if (until.looksAtSteps()) {
            tell(until, cancelled);
        } else {
            RunLoop.run(this::advance, cancelled);
            cursor.toEnd();
        }
    }

    /** Executes the next transition with all its steps, up to the one where the move ends. */
    private RunLoop.Progress explain(StopCondition until) {
        if (!executed(run.next(history.size()), history::execute)) {
            return RunLoop.Progress.END;
        }
        Timeline grown = history.timeline();
        run.watch(grown.transition(grown.size()));
        return stopInLast(until);
    }

    /** Executes without checks, and explains a transition only if the condition may hold in it. */
    private void tell(StopCondition until, BooleanSupplier cancelled) {
        RunLoop.run(() -> advanceTo(until), cancelled);
        if (cursor.position().transition() < history.size()) {
            cursor.toEnd();
        }
    }

    private RunLoop.Progress advanceTo(StopCondition until) {
        boolean[] mayHold = new boolean[1];
        if (!executed(run.next(history.size()), choice -> mayHold[0] = until.mayHoldIn(history.advanceTelling(choice)))) {
            return RunLoop.Progress.END;
        }
        return mayHold[0] ? stopInLast(until) : RunLoop.Progress.PASSED;
    }

    /** Goes to where the move ends in the transition that was executed last, if it does there; else the cursor is behind it. */
    private RunLoop.Progress stopInLast(StopCondition until) {
        cursor.toEnd();
        Timeline grown = history.timeline();
        PassedStep step = PassedStep.first(grown, grown.size());
        for (int next = 1; next <= cursor.position().step(); next++) {
            if (until.stopsBehind(step.at(next))) {
                cursor.go(new Position(grown.size(), next), () -> false);
                return RunLoop.Progress.STOPPED;
            }
        }
        return RunLoop.Progress.PASSED;
    }

    /** Executes the next transition without its steps. */
    private RunLoop.Progress advance() {
        return executed(run.next(history.size()), history::advance) ? RunLoop.Progress.PASSED : RunLoop.Progress.END;
    }

    /** Executes a choice; the cursor is behind the first step then, which says what it is, or behind all of what came from outside. */
    void execute(Choice choice) {
        if (executed(Optional.of(choice), history::execute)) {
            Timeline grown = history.timeline();
            run.watch(grown.transition(grown.size()));
            cursor.toEnd();
            if (!(choice instanceof Choice.Inject)) {
                cursor.go(new Position(grown.size(), 1), () -> false);
            }
        }
    }

    /** Executes a choice, or nothing if there is none or no memory for it. */
    private boolean executed(Optional<Choice> choice, Consumer<Choice> action) {
        if (choice.isEmpty()) {
            return false;
        }
        try {
            action.accept(choice.get());
        } catch (OutOfMemoryError e) {
            run.stopForMemory();
            return false;
        }
        if (history.isFull()) {
            run.stopForMemory();
        }
        run.pause(recorder.pause());
        return true;
    }
}
