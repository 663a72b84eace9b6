package org.portalscope.analysis.breakpoint;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableSet;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.analysis.search.StepPredicate;
import org.portalscope.analysis.search.StepScan;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.PassedStep;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.session.SessionDriver;
import org.portalscope.timeline.session.StepKind;
import org.portalscope.timeline.session.StopCondition;
import org.portalscope.timeline.state.WorldState;
import org.portalscope.world.Transition;

/**
 * Runs a session to the next hit of its breakpoints, or to the previous one. What has been executed is searched; behind its end, forward executes. Hits are
 * counted for one session at a time: another one has others.
 */
public final class BreakpointRun {

    private final StepScan scan;
    private final Consumer<LogLine> console;
    private final Map<StepPredicate, HitCounter> counters = new HashMap<>();
    private Session counted;

    /**
     * @param scan    looks at what has been executed
     * @param console takes the lines that breakpoints write, in the order in which the cursor passes them
     */
    public BreakpointRun(StepScan scan, Consumer<LogLine> console) {
        this.scan = scan;
        this.console = console;
    }

    /**
     * Moves the cursor to a hit; if none comes, to the end of the run or to its start.
     *
     * @param breakpoints those that count now; without any that is enabled, it runs as quickly as it can
     * @param cancelled   asked between transitions; where it searches, the cursor then stays, and where it executes, it stands where it has come to
     * @return whether the cursor moved
     */
    public boolean run(SessionDriver driver, Direction direction, List<Breakpoint> breakpoints, BooleanSupplier cancelled) {
        List<Breakpoint> enabled = breakpoints.stream().filter(Breakpoint::enabled).toList();
        if (enabled.isEmpty()) {
            return driver.move(StepKind.RESUME, direction, Optional.empty(), cancelled);
        }
        return new Motion(driver, direction, enabled, cancelled).run(true);
    }

    /**
     * Moves the cursor to a hit of one breakpoint, or of others; going back, it stays where it is if there is none.
     *
     * @param target     where it is to stop
     * @param others     where it stops, too
     * @param cancelled  asked between transitions
     * @return whether the cursor moved
     */
    public boolean runTo(SessionDriver driver, Direction direction, Breakpoint target, List<Breakpoint> others, BooleanSupplier cancelled) {
        List<Breakpoint> all = Stream.concat(Stream.of(target), others.stream().filter(Breakpoint::enabled)).toList();
        return new Motion(driver, direction, all, cancelled).run(direction == Direction.FORWARD);
    }

    /**
     * The numbers of the transitions in which runs stop, in what has been executed.
     *
     * @param most      how many are looked for
     * @param cancelled asked between transitions; once it says so, those found so far are all
     */
    public NavigableSet<Integer> transitions(Timeline timeline, List<Breakpoint> breakpoints, int most, BooleanSupplier cancelled) {
        List<Breakpoint> stopping = breakpoints.stream().filter(each -> each.enabled() && each.log().isEmpty()).toList();
        List<Breakpoint> counting = stopping.stream().filter(each -> each.hit() > 0).toList();
        NavigableSet<Integer> found = new TreeSet<>();
        counting.forEach(each -> transition(timeline, each, cancelled).ifPresent(found::add));
        if (counting.size() < stopping.size()) {
            StepPredicate any = any(stopping.stream().filter(each -> each.hit() == 0).toList());
            found.addAll(scan.all(timeline, any, most, RunProgress.NONE, cancelled));
        }
        return found.stream().limit(most).collect(Collectors.toCollection(TreeSet::new));
    }

    /** The transition with the hit that counts, if it has been executed: there are no more transitions with hits up to it than hits. */
    private Optional<Integer> transition(Timeline timeline, Breakpoint breakpoint, BooleanSupplier cancelled) {
        return scan.all(timeline, breakpoint, breakpoint.hit(), RunProgress.NONE, cancelled).stream()
                .flatMap(number -> HitCounter.places(timeline, number, breakpoint)).skip(breakpoint.hit() - 1L).findFirst().map(Position::transition);
    }

    private boolean isHit(Breakpoint breakpoint, Timeline timeline, Position position, BooleanSupplier cancelled) {
        return breakpoint.matches(timeline.transition(position.transition()), position.step() - 1) && counts(breakpoint, timeline, position, cancelled);
    }

    /** The enabled ones of some breakpoints that the cursor of a session stands at a hit of. */
    public List<NumberedBreakpoint> hits(Session session, List<NumberedBreakpoint> breakpoints) {
        Position position = session.position();
        if (position.step() == 0) {
            return List.of();
        }
        count(session);
        return breakpoints.stream().filter(each -> each.breakpoint().enabled() && each.breakpoint().log().isEmpty())
                .filter(each -> isHit(each.breakpoint(), session.timeline(), position, () -> false)).toList();
    }

    /**
     * Breakpoints for processes that go on elsewhere: of hits that are counted, those in what has been executed do not count any more.
     *
     * @param cancelled asked between transitions; then nothing is known of those that count hits, and they are left out
     */
    public List<Breakpoint> ahead(Session session, List<Breakpoint> breakpoints, BooleanSupplier cancelled) {
        count(session);
        return breakpoints.stream().filter(Breakpoint::enabled).flatMap(each -> ahead(session.timeline(), each, cancelled).stream()).toList();
    }

    private Optional<Breakpoint> ahead(Timeline timeline, Breakpoint breakpoint, BooleanSupplier cancelled) {
        if (breakpoint.hit() == 0) {
            return Optional.of(breakpoint);
        }
        int known = counter(breakpoint).count(timeline, cancelled);
        return known < breakpoint.hit() && !cancelled.getAsBoolean() ? Optional.of(breakpoint.behind(known)) : Optional.empty();
    }

    private HitCounter counter(Breakpoint breakpoint) {
        return counters.computeIfAbsent(breakpoint, it -> new HitCounter(it, scan));
    }

    private void count(Session session) {
        if (session != counted) {
            counters.clear();
            counted = session;
        }
    }

    /** Whether a hit of a breakpoint is the one that counts. */
    private boolean counts(Breakpoint breakpoint, Timeline timeline, Position position, BooleanSupplier cancelled) {
        return breakpoint.hit() == 0 || breakpoint.hit() == counter(breakpoint).number(timeline, position, cancelled);
    }

    /** The steps at which some breakpoint is hit. */
    private static StepPredicate any(List<Breakpoint> breakpoints) {
        return breakpoints.stream().<StepPredicate>map(each -> each).reduce(StepPredicate::or).orElseThrow();
    }

    /** One run. It looks at the steps that some breakpoint can be hit at. */
    private final class Motion implements StopCondition {

        private final SessionDriver driver;
        private final Session session;
        private final Direction direction;
        private final List<Breakpoint> breakpoints;
        private final StepPredicate any;
        private final BooleanSupplier cancelled;

        Motion(SessionDriver driver, Direction direction, List<Breakpoint> breakpoints, BooleanSupplier cancelled) {
            this.driver = driver;
            session = driver.session();
            count(session);
            this.direction = direction;
            this.breakpoints = breakpoints;
            any = any(breakpoints);
            this.cancelled = cancelled;
        }

        /** @param toEdge whether it goes to the end of the run or to its start if there is no hit */
        boolean run(boolean toEdge) {
            Position before = session.position();
            Optional<Position> known = search(session.timeline(), before);
            if (known.isPresent()) {
                driver.seek(known.get(), cancelled);
            } else if (toEdge && !cancelled.getAsBoolean()) {
                pass();
            }
            return !session.position().equals(before);
        }

        /** The next place in what has been executed where a run stops. */
        private Optional<Position> search(Timeline timeline, Position from) {
            Optional<Position> hit = scan.find(timeline, from, direction, any, cancelled);
            while (hit.isPresent() && !stops(timeline, timeline.transition(hit.get().transition()), hit.get().step() - 1)) {
                hit = scan.find(timeline, hit.get(), direction, any, cancelled);
            }
            return hit;
        }

        /** Nothing that has been executed stops it. */
        private void pass() {
            if (direction == Direction.BACK) {
                driver.seek(Position.START, cancelled);
                return;
            }
            driver.seek(session.timeline().end(), cancelled);
            if (!cancelled.getAsBoolean()) {
                driver.run(Direction.FORWARD, this, cancelled);
            }
        }

        @Override
        public boolean looksAtChecks() {
            return any.looksAtChecks();
        }

        @Override
        public boolean mayHoldIn(Transition transition) {
            return any.mayHoldIn(transition);
        }

        @Override
        public boolean stopsBehind(PassedStep step) {
            return stops(step.timeline(), step.transition(), step.made() - 1);
        }

        /** Whether some breakpoint stops the run behind a step; those that write do so. */
        private boolean stops(Timeline timeline, Transition transition, int index) {
            boolean stops = false;
            for (Breakpoint breakpoint : breakpoints) {
                if (breakpoint.matches(transition, index) && counts(breakpoint, timeline, new Position(transition.number(), index + 1), cancelled)) {
                    breakpoint.log().ifPresent(text -> console.accept(line(transition, index, text.of(transition, index))));
                    stops |= breakpoint.log().isEmpty();
                }
            }
            return stops;
        }

        private LogLine line(Transition transition, int index, String text) {
            WorldState state = session.state();
            return new LogLine(new Position(transition.number(), index + 1), state.process(transition.process()).name(), text);
        }
    }
}
