package org.portalscope.session;

import java.util.Optional;

import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.Timeline;
import org.portalscope.world.Transition;
import org.portalscope.world.program.SourceLocation;

/**
 * A place of a session that is to be found again in another one, which began from a changed text: on the way of the same transitions, or where
 * these end.
 *
 * @param timeline of the earlier session
 * @param position in it
 */
public record FormerPosition(Timeline timeline, Position position) {

    /** Transitions that are executed in search of the place; fewer than half a second takes. */
    private static final int FAR = 30_000;

    /** Moves a cursor from its start to the same place, or behind the last transition that is the same. */
    public void find(SessionDriver driver) {
        int same = 0;
        while (same < Math.min(FAR, position.transition()) && executes(driver, same + 1)
                && isSame(timeline.transition(same + 1), driver.session().timeline().transition(same + 1))) {
            same++;
        }
        int steps = driver.session().timeline().steps(same);
        int made = same == position.transition() ? Math.min(position.step(), steps) : steps;
        if (same == 0) {
            driver.seek(Position.START);
        } else {
            InitialPositions.arrive(driver, same, made);
        }
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
