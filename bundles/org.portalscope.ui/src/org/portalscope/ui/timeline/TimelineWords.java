package org.portalscope.ui.timeline;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.ui.session.OpenSession;
import org.portalscope.world.Transition;

/** What the timeline says to those who point at it or have it read aloud. */
final class TimelineWords {

    private static final List<String> COLUMNS = List.of("transition", "process", "what happens");

    private TimelineWords() {
    }

    /** What a transition is, or the start. */
    static String tooltip(SessionSnapshot snapshot, int number) {
        if (number == 0) {
            return "the start";
        }
        Transition transition = snapshot.timeline().transition(number);
        return "transition " + number + "\n" + snapshot.processes().process(transition.process()).label() + "\n"
                + transition.opening().words() + (snapshot.timeline().gaps().contains(number) ? "\na gap after it: what happened there was not recorded" : "");
    }

    /** What another timeline is. */
    static String tooltip(OpenSession other) {
        return other.branchName() + ", " + other.controller().snapshot().transitions() + " transitions: click to show it";
    }

    /** The transitions that are marked, in their order: that of the cursor, those with hits, and those of what is selected. */
    static CopiedRows marked(Optional<SessionSnapshot> snapshot, List<Integer> hits, List<Integer> selected) {
        return new CopiedRows(COLUMNS, snapshot.map(now -> Stream.of(List.of(now.position().transition()), hits, selected).flatMap(List::stream)
                .filter(number -> number > 0).distinct().sorted().map(number -> cells(now, number)).toList()).orElse(List.of()));
    }

    private static List<String> cells(SessionSnapshot snapshot, int number) {
        Transition transition = snapshot.timeline().transition(number);
        return List.of(Integer.toString(number), snapshot.processes().process(transition.process()).label(), transition.opening().words());
    }

    /** Where the cursor is. */
    static String whole(Optional<SessionSnapshot> snapshot) {
        return snapshot.map(it -> "Timeline: transition " + it.position().transition() + " of " + it.transitions())
                .orElse("Timeline, empty");
    }
}
