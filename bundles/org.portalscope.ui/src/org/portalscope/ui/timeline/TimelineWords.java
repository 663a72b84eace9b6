package org.portalscope.ui.timeline;

import java.util.Optional;

import org.portalscope.session.control.SessionSnapshot;
import org.portalscope.world.Transition;

/** What the timeline says to those who point at it or have it read aloud. */
final class TimelineWords {

    private TimelineWords() {
    }

    /** What a transition is, or the start. */
    static String tooltip(SessionSnapshot snapshot, int number) {
        if (number == 0) {
            return "the start";
        }
        Transition transition = snapshot.timeline().transition(number);
        return "transition " + number + "\n" + snapshot.processes().process(transition.process()).label() + "\n"
                + transition.opening().words() + (snapshot.timeline().gaps().contains(number) ? "\na gap behind it: what happened there was not recorded" : "");
    }

    /** Where the cursor is. */
    static String whole(Optional<SessionSnapshot> snapshot) {
        return snapshot.map(it -> "Timeline: transition " + it.position().transition() + " of " + it.transitions())
                .orElse("Timeline, empty");
    }
}
