package org.portalscope.presentation.control;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.portalscope.analysis.breakpoint.Breakpoint;
import org.portalscope.analysis.place.CausalCut;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.StepKind;

/**
 * The end of a timeline that grows while its run goes on elsewhere. A key that would lead beyond the end is one for the run; a cursor at the end follows what
 * comes, as the last key would have it, up to a breakpoint; one in the past stays where it is.
 */
final class LiveMoves {

    /** Transitions that are gone through for the cut of a hit. */
    private static final int LONGEST = 200_000;

    private final LiveRun run;
    private final CursorMoves cursor;
    private final LongMoves moves;
    private final SessionFocus focus;
    private final SessionBreakpoints breakpoints;
    private Optional<StepKind> key = Optional.empty();
    /** Where the run goes to, besides the breakpoints. */
    private Optional<Breakpoint> target = Optional.empty();
    /** Where a breakpoint has stopped the cursor: it does not follow from there by itself. */
    private Optional<Position> hit = Optional.empty();
    private volatile Optional<CausalCut> cut = Optional.empty();

    LiveMoves(LiveRun run, CursorMoves cursor, LongMoves moves, SessionFocus focus, SessionBreakpoints breakpoints) {
        this.run = run;
        this.cursor = cursor;
        this.moves = moves;
        this.focus = focus;
        this.breakpoints = breakpoints;
        breakpoints.list().addListener(this::watch);
    }

    /** Processes that go on stop at the breakpoints that there are now. */
    private void watch() {
        if (key.filter(StepKind.RESUME::equals).isPresent() || run.isRunning()) {
            key = Optional.of(StepKind.RESUME);
            moves.whenIdle(() -> tell(run::watch));
        }
    }

    LiveRun run() {
        return run;
    }

    private boolean isAtEnd() {
        Session session = cursor.session();
        return session.position().equals(session.timeline().end());
    }

    /** Whether a key would lead beyond the end, while something may still come. */
    boolean takes(Direction direction) {
        return direction == Direction.FORWARD && run.isThere() && isAtEnd();
    }

    /** A key that would lead beyond the end: the run goes on, and the cursor goes as far as the key says once something has come. */
    void move(StepKind stepKind) {
        hit = Optional.empty();
        cut = Optional.empty();
        key = Optional.of(stepKind);
        target = Optional.empty();
        if (stepKind == StepKind.RESUME) {
            tell(run::resume);
        } else {
            run.step(focus.frame().map(Frame::process).orElseGet(focus::shownProcess));
        }
        cursor.tell();
    }

    /** The run goes on up to a line, or to a breakpoint. */
    void runTo(Breakpoint line) {
        hit = Optional.empty();
        cut = Optional.empty();
        key = Optional.of(StepKind.RESUME);
        target = Optional.of(line);
        tell(run::resume);
        cursor.tell();
    }

    /** Where hits are counted, those that are known come first: that takes a while. */
    private void tell(Consumer<List<Breakpoint>> told) {
        List<Breakpoint> stops = stops();
        if (stops.stream().allMatch(each -> each.hit() == 0)) {
            told.accept(stops);
            return;
        }
        AtomicReference<List<Breakpoint>> ahead = new AtomicReference<>(List.of());
        moves.runAside(cancelled -> ahead.set(breakpoints.ahead(cursor.session(), stops, cancelled)), () -> told.accept(ahead.get()));
    }

    private List<Breakpoint> stops() {
        return Stream.concat(breakpoints.set().stream(), target.stream()).toList();
    }

    /** Pauses all processes; what comes until they are paused is followed. */
    void pause() {
        key = Optional.empty();
        run.pause(OptionalInt.empty());
    }

    /** Something has come, or a process stands otherwise than before. */
    void follow() {
        boolean follows = isAtEnd() && hit.filter(cursor.session().position()::equals).isEmpty();
        if (!refresh() || !follows) {
            cursor.tell();
            return;
        }
        StepKind stepKind = key.orElse(StepKind.RESUME);
        if (stepKind == StepKind.RESUME) {
            List<Breakpoint> set = key.isPresent() ? stops() : List.of();
            Optional<Breakpoint> line = target;
            follow(cancelled -> breakpoints.resume(cursor.driver(), Direction.FORWARD, set, cancelled), () -> stopAtHit(line));
        } else {
            key = Optional.empty();
            Optional<Frame> about = focus.frame();
            follow(cancelled -> cursor.driver().move(stepKind, Direction.FORWARD, about, cancelled), () -> { });
        }
    }

    private boolean refresh() {
        try {
            return run.refresh();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void follow(Predicate<BooleanSupplier> motion, Runnable then) {
        Position before = cursor.session().position();
        moves.runAside(motion::test, () -> {
            cursor.arrived(before);
            then.run();
        });
    }

    /** A hit in one process pauses all, so that what led to it stays near. */
    private void stopAtHit(Optional<Breakpoint> line) {
        if (!breakpoints.hit().isEmpty() || line.filter(this::isAt).isPresent()) {
            target = Optional.empty();
            hit = Optional.of(cursor.session().position());
            pause();
            lookForCut();
        }
    }

    private boolean isAt(Breakpoint line) {
        Position here = cursor.session().position();
        return here.step() > 0 && line.matches(cursor.session().timeline().transition(here.transition()), here.step() - 1);
    }

    /** Of a long run it would be known too late. */
    private void lookForCut() {
        Session session = cursor.session();
        int number = session.position().transition();
        if (number <= LONGEST) {
            moves.runAside(cancelled -> cut = Optional.of(CausalCut.of(session.timeline(), number, run.processes().size(), cancelled)), cursor::tell);
        }
    }

    /** What led to the breakpoint that stopped the cursor where it stands. */
    Optional<CausalCut> cut() {
        return hit.filter(cursor.snapshot().position()::equals).flatMap(here -> cut);
    }
}
