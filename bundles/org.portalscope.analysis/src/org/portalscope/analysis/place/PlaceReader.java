package org.portalscope.analysis.place;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.portalscope.analysis.breakpoint.LineReader;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.TransitionLog;
import org.portalscope.timeline.session.Session;
import org.portalscope.timeline.state.ProcessState;

/** Reads the description of a place in what a session has executed. */
public final class PlaceReader {

    /** What can be written, for people. */
    public static final String EXAMPLES = "1234, 1234.5, 40%, label NAME, put #7 of 0:0, op #7, time 5us, line 12 or server line 12";

    private static final Pattern WORD = Pattern.compile("(label|put|ack|get|reply|op|time|line)\\b\\s*(.*)");
    private static final Pattern PROCESS_LINE = Pattern.compile("(.+?)\\s+line\\b\\s*(.*)");

    private final Session session;
    private final Problems problems;

    private PlaceReader(Session session, Problems problems) {
        this.session = session;
        this.problems = problems;
    }

    /**
     * The place that a text describes, or nothing if something is wrong with it. Nothing is derived for that, so that it can be asked at each key.
     *
     * @param session  in whose timeline it is; labels and lines are those that come next behind its cursor, else the first ones
     * @param problems takes what is wrong
     */
    public static Optional<Place> read(String text, Session session, Problems problems) {
        return new PlaceReader(session, problems).read(text.strip());
    }

    private Optional<Place> read(String text) {
        if (!text.isEmpty() && Character.isDigit(text.charAt(0))) {
            return new TransitionPlaces(session, problems).read(text);
        }
        Matcher word = WORD.matcher(text);
        if (word.matches()) {
            return read(word.group(1), word.group(2));
        }
        Matcher line = PROCESS_LINE.matcher(text);
        return line.matches() ? process(line.group(1)).flatMap(process -> line(List.of(process), line.group(2)))
                : problem(text, "a place, such as " + EXAMPLES);
    }

    private Optional<Place> read(String word, String text) {
        return switch (word) {
            case "label" -> label(text);
            case "time" -> new TransitionPlaces(session, problems).time(text);
            case "line" -> line(session.state().processes(), text);
            default -> new MessagePlaces(session, problems).read(word, text);
        };
    }

    private Optional<Place> label(String name) {
        List<TransitionLog.Label> labels = session.timeline().labels();
        List<TransitionLog.Label> named = labels.stream().filter(label -> label.text().equals(name)).toList();
        if (named.isEmpty()) {
            String count = labels.isEmpty() ? "; the run has come to none yet" : Suggestion.near(name, labels.stream().map(TransitionLog.Label::text).toList());
            return problem(name, "the name of a label that the run has come to" + count);
        }
        int here = session.position().transition();
        TransitionLog.Label next = named.stream().filter(label -> label.number() > here).findFirst().orElse(named.get(0));
        return Optional.of(Place.at(new Position(next.number(), 1)));
    }

    private Optional<ProcessState> process(String name) {
        List<ProcessState> all = session.state().processes();
        Optional<ProcessState> named = all.stream().filter(process -> process.name().equals(name)).findFirst();
        return named.isPresent() ? named
                : problem(name, "the name of a process" + Suggestion.near(name, all.stream().map(ProcessState::name).toList()));
    }

    private Optional<Place> line(List<ProcessState> processes, String text) {
        return new LineReader(processes, problems).read(text).map(target -> {
            LineOf line = new LineOf(target, processes.stream().map(ProcessState::index).toList());
            return new Place((scan, progress, cancelled) -> scan.find(session.timeline(), session.position(), Direction.FORWARD, line, progress, cancelled)
                    .or(() -> scan.find(session.timeline(), Position.START, Direction.FORWARD, line, progress, cancelled)),
                    () -> "No statement of " + target.text() + " has been executed; " + RunEnd.words(session) + ".");
        });
    }

    private <T> Optional<T> problem(String found, String expected) {
        problems.add(new SourcePosition(1, 1), found.isEmpty() ? "<nothing>" : found, expected);
        return Optional.empty();
    }
}
