package org.portalscope.timeline.session;

import java.util.Optional;
import java.util.function.Predicate;

import org.portalscope.engine.step.Scope;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.cursor.Outcome;
import org.portalscope.world.Transition;

/** Places of a session that a reader wants to see first. */
public final class InitialPositions {

    /** Transitions that are executed in search of a place; fewer than half a second takes. */
    private static final int FAR = 30_000;

    private InitialPositions() {
    }

    /** Goes to where the first request has arrived and is about to be translated; stays at the start if there is none. */
    public static void firstTranslation(SessionDriver driver) {
        Optional<Transition> found = find(driver, transition -> entries(transition) > 0)
                .or(() -> find(driver, InitialPositions::translates));
        found.ifPresentOrElse(transition -> arrive(driver, transition.number(), 1), () -> driver.seek(Position.START));
    }

    /** Goes into the middle of a translation, to an entry under examination behind others that were passed over. */
    public static void midTranslation(SessionDriver driver) {
        Optional<Transition> found = find(driver, transition -> entries(transition) > 3)
                .or(() -> find(driver, transition -> entries(transition) > 1))
                .or(() -> find(driver, InitialPositions::translates));
        found.ifPresent(transition -> {
            int behind = Math.min(3, entries(transition) - 1);
            int step = behind < 1 ? 1 : entry(transition, behind).from() + 1;
            arrive(driver, transition.number(), step);
        });
    }

    /** Goes to where a request is accepted after the longest search of the whole run. */
    public static void longestWalk(SessionDriver driver) {
        find(driver, transition -> false);
        Position best = Position.START;
        int most = -1;
        for (int number = 1; number <= driver.session().timeline().size(); number++) {
            Transition transition = driver.session().timeline().transition(number);
            int entries = entries(transition);
            if (entries > most && translates(transition)) {
                most = entries;
                best = new Position(number, entries == 0 ? transition.steps().size() : entry(transition, entries - 1).to());
            }
        }
        driver.seek(best);
        if (driver.session().cursorState().outcomes().stream().noneMatch(outcome -> outcome.verdict() == Outcome.Verdict.ACCEPTED)) {
            driver.seek(new Position(best.transition(), driver.session().timeline().steps(best.transition())));
        }
    }

    /** Goes to a position of the run, as far as it has one; what has not been executed yet is, unless the position is far. */
    public static void position(SessionDriver driver, Position wanted) {
        while (driver.session().timeline().size() < Math.min(FAR, wanted.transition()) && execute(driver)) {
            // Each of these executes one transition.
        }
        int number = Math.min(wanted.transition(), driver.session().timeline().size());
        if (number == 0) {
            driver.seek(Position.START);
        } else {
            arrive(driver, number, Math.max(1, Math.min(wanted.step(), driver.session().timeline().steps(number))));
        }
    }

    /** The last step on the way is a single one, so that only what it changed counts as changed. */
    static void arrive(SessionDriver driver, int number, int step) {
        int before = step > 1 ? number : number - 1;
        driver.seek(before == 0 ? Position.START : new Position(before, step > 1 ? step - 1 : driver.session().timeline().steps(before)));
        driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private static Optional<Transition> find(SessionDriver driver, Predicate<Transition> wanted) {
        for (int number = 1; number <= FAR; number++) {
            if (number > driver.session().timeline().size() && !execute(driver)) {
                return Optional.empty();
            }
            Transition transition = driver.session().timeline().transition(number);
            if (wanted.test(transition)) {
                return Optional.of(transition);
            }
        }
        return Optional.empty();
    }

    static boolean execute(SessionDriver driver) {
        driver.seek(driver.session().timeline().end());
        return driver.move(StepKind.INTO, Direction.FORWARD, Optional.empty(), () -> false);
    }

    private static boolean translates(Transition transition) {
        return transition.spans().stream().anyMatch(span -> span.scope().kind() == Scope.Kind.TRANSLATION);
    }

    private static int entries(Transition transition) {
        return (int) transition.spans().stream().filter(InitialPositions::isEntry).count();
    }

    private static Transition.Span entry(Transition transition, int index) {
        return transition.spans().stream().filter(InitialPositions::isEntry).skip(index).findFirst().orElseThrow();
    }

    private static boolean isEntry(Transition.Span span) {
        return span.scope().kind() == Scope.Kind.ENTRY;
    }
}
