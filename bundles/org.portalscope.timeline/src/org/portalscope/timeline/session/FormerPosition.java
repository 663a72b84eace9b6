package org.portalscope.timeline.session;

import java.util.Optional;

import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.world.Choice;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/**
 * A place of a session that is to be found again in another one, which began from a changed text: on the way of the same transitions, else where the same
 * becomes of the same message, else where the run becomes another.
 *
 * @param timeline of the earlier session
 * @param position in it
 */
public record FormerPosition(Timeline timeline, Position position) {

    /** Transitions that are executed in search of the place; fewer than half a second takes. */
    private static final int FAR = 30_000;

    /** So many times the transitions before it are executed in search of a message that arrives later now. */
    private static final int FARTHER = 3;

    /** Moves a cursor from its start to the same place, or to where the run becomes another. */
    public void find(SessionDriver driver) {
        int same = 0;
        while (same < Math.min(FAR, position.transition()) && executes(driver, same + 1)
                && isSame(timeline.transition(same + 1), driver.session().timeline().transition(same + 1))) {
            same++;
        }
        if (same < position.transition()) {
            findLater(driver, same);
            return;
        }
        int steps = driver.session().timeline().steps(same);
        arrive(driver, same, Math.min(position.step(), steps));
    }

    private static void arrive(SessionDriver driver, int transition, int step) {
        if (transition == 0) {
            driver.seek(Position.START);
        } else {
            InitialPositions.arrive(driver, transition, step);
        }
    }

    /** Goes to where the same becomes of the message behind other transitions than before, or to where the run becomes another. */
    private void findLater(SessionDriver driver, int same) {
        Transition wanted = timeline.transition(position.transition());
        int most = isOfMessage(wanted) ? Math.min(FAR, same + FARTHER * position.transition()) : same;
        for (int number = same + 1; number <= most && executes(driver, number); number++) {
            if (isSameOfMessage(wanted, driver.session().timeline().transition(number))) {
                arrive(driver, number, Math.min(position.step(), driver.session().timeline().steps(number)));
                return;
            }
        }
        arrive(driver, same, same == 0 ? 0 : driver.session().timeline().steps(same));
    }

    /**
     * Whether the same happens at a position of another timeline.
     *
     * @param other that of the later session
     */
    public boolean isFound(Timeline other, Position now) {
        return position.transition() == 0 || now.transition() > 0 && isFound(other.transition(now.transition()));
    }

    private boolean isFound(Transition now) {
        Transition wanted = timeline.transition(position.transition());
        return isOfMessage(wanted) ? isSameOfMessage(wanted, now) : isSame(wanted, now);
    }

    private static boolean isOfMessage(Transition transition) {
        return transition.choice() instanceof Choice.Deliver || transition.choice() instanceof Choice.Complete;
    }

    /** Whether the same becomes of the message of the same name, whatever it holds. */
    private static boolean isSameOfMessage(Transition one, Transition other) {
        return isOfMessage(other) && one.choice().process() == other.choice().process() && words(one).equals(words(other));
    }

    /** What happens there, in words. */
    public String words() {
        return position.transition() == 0 ? "the start" : timeline.transition(position.transition()).opening().words();
    }

    private static boolean executes(SessionDriver driver, int number) {
        return number <= driver.session().timeline().size() || InitialPositions.execute(driver);
    }

    /** Whether the same process does the same; its statement may stand in another line now, and with other spaces. */
    private static boolean isSame(Transition one, Transition other) {
        return one.choice().equals(other.choice()) && words(one).equals(words(other));
    }

    private static String words(Transition transition) {
        Optional<SourceLocation> place = transition.opening().field("place", SourceLocation.class);
        return place.map(SourceLocation::text).orElseGet(transition.opening()::words).replaceAll("\\s+", "");
    }
}
