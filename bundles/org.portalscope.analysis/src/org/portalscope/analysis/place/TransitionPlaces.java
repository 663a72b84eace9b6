package org.portalscope.analysis.place;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.Timeline;
import org.portalscope.timeline.session.Session;
import org.portalscope.world.Transition;
import org.portalscope.world.time.Durations;

/** Reads places that are told by the number of a transition, by a share of the run, or by virtual time. */
final class TransitionPlaces {

    private static final Pattern NUMBER = Pattern.compile("([0-9]{1,9})(?:\\.([1-9][0-9]{0,8}))?");
    private static final Pattern SHARE = Pattern.compile("([0-9]{1,3}(?:\\.[0-9]{1,6})?) ?%");
    private static final int WHOLE = 100;

    private final Session session;
    private final Timeline timeline;
    private final Problems problems;

    TransitionPlaces(Session session, Problems problems) {
        this.session = session;
        timeline = session.timeline();
        this.problems = problems;
    }

    /** {@code 1234}, {@code 1234.5} or {@code 40%}. */
    Optional<Place> read(String text) {
        Matcher number = NUMBER.matcher(text);
        Matcher share = SHARE.matcher(text);
        if (number.matches()) {
            return number(text, Integer.parseInt(number.group(1)), number.group(2));
        }
        if (share.matches() && Double.parseDouble(share.group(1)) <= WHOLE) {
            return Optional.of(Place.at(behind((int) Math.round(timeline.size() * Double.parseDouble(share.group(1)) / WHOLE))));
        }
        return problem(text, "a transition such as 12, a step of one such as 12.5, or a share of the run from 0% to 100%, such as 40%; " + range());
    }

    private Optional<Place> number(String text, int number, String step) {
        if (number > timeline.size()) {
            return problem(text, "a transition from 0 to " + timeline.size() + ": " + range());
        }
        if (step == null) {
            return Optional.of(Place.at(behind(number)));
        }
        Position position = new Position(number, Integer.parseInt(step));
        return Optional.of(new Place((scan, progress, cancelled) -> Optional.of(position).filter(timeline::holds),
                () -> "Transition " + number + " has " + Numbers.count(timeline.steps(number), "step") + ", not " + step + "."));
    }

    /** {@code 5us}: the first transition that happens then or later; if times are those of several clocks, one of those. */
    Optional<Place> time(String text) {
        OptionalLong time = Durations.read(text);
        return time.isEmpty() ? problem(text, "a time, such as 5us, 2.3 us or 300ns")
                : Optional.of(new Place((scan, progress, cancelled) -> at(time.getAsLong()), () -> late(time.getAsLong())));
    }

    private Optional<Position> at(long time) {
        if (!hasTime()) {
            return Optional.empty();
        }
        int low = 1;
        int high = timeline.size() + 1;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (timeline.transition(middle).time() < time) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return Optional.of(low).filter(number -> number <= timeline.size()).map(TransitionPlaces::behind);
    }

    private boolean hasTime() {
        return timeline.size() > 0 && lastTime() != Transition.NO_TIME;
    }

    private long lastTime() {
        return timeline.transition(timeline.size()).time();
    }

    private String late(long time) {
        return hasTime() ? "Nothing has happened at " + Durations.text(time) + " or later: the last transition was at " + Durations.text(lastTime())
                + "; " + RunEnd.words(session) + "." : "The run has no time: its scenario does not say what messages cost, or nothing has been executed.";
    }

    private static Position behind(int number) {
        return number == 0 ? Position.START : new Position(number, 1);
    }

    private String range() {
        return "the run has " + Numbers.count(timeline.size(), "transition") + " so far; " + RunEnd.words(session);
    }

    private Optional<Place> problem(String found, String expected) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
        return Optional.empty();
    }
}
