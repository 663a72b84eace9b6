package org.portalscope.analysis.place;

import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.analysis.search.StepScan;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.timeline.Direction;
import org.portalscope.timeline.Position;
import org.portalscope.timeline.RunProgress;
import org.portalscope.timeline.session.Session;

/**
 * Reads places that are told by an operation or by one of its messages: {@code ack #7 of 0:0} belongs to an operation that 0:0 began, {@code ack #7 from 1:0}
 * was sent by 1:0, and {@code ack #7} is the first of that number in the run.
 */
final class MessagePlaces {

    private static final Pattern MESSAGE = Pattern.compile("#?([1-9][0-9]{0,8})(?: +(of|from) +([0-9]{1,9}):([0-9]{1,9}))?");
    private static final String OPERATION = "op";

    private final Session session;
    private final Problems problems;

    MessagePlaces(Session session, Problems problems) {
        this.session = session;
        this.problems = problems;
    }

    /** @param word what kind of message, or {@code op} */
    Optional<Place> read(String word, String text) {
        Matcher matcher = MESSAGE.matcher(text);
        if (!matcher.matches()) {
            String example = word + " #7";
            problems.add(new SourcePosition(1, 1), text.isEmpty() ? "<nothing>" : text, "the number of a message and who began its operation, such as "
                    + example + " or " + example + " of 0:0");
            return Optional.empty();
        }
        return Optional.of(read(word, matcher));
    }

    private Place read(String word, Matcher matcher) {
        int ordinal = Integer.parseInt(matcher.group(1));
        boolean sends = "from".equals(matcher.group(2));
        Optional<ProcessId> process = Optional.ofNullable(matcher.group(3))
                .map(nid -> new ProcessId(Integer.parseInt(nid), Integer.parseInt(matcher.group(4))));
        Predicate<Message> wanted = message -> message.operation().ordinal() == ordinal
                && process.map((sends ? message.initiator() : message.operation().initiator())::equals).orElse(true);
        String label = word + " #" + ordinal + process.map(it -> " " + matcher.group(2) + " " + it).orElse("");
        return place(steps(word, wanted), process.filter(it -> !sends).map(it -> new OperationId(it, ordinal)), label);
    }

    /** Where a message of a kind arrives, and where it is sent, or all that an operation begins with. */
    private static List<MessageStep> steps(String word, Predicate<Message> wanted) {
        return word.equals(OPERATION) ? List.of(new MessageStep(MessageStep.ANY, wanted))
                : Stream.of(MessageStep.ARRIVAL, MessageStep.SENDING)
                        .map(kinds -> new MessageStep(kinds, wanted.and(message -> message.kind() == kind(word)))).toList();
    }

    private static Message.Kind kind(String word) {
        return Stream.of(Message.Kind.values()).filter(kind -> kind.word().equals(word)).findFirst().orElseThrow();
    }

    /**
     * @param steps where the place is, each if there is none of those before it
     * @param id    of the operation, if that is known
     */
    private Place place(List<MessageStep> steps, Optional<OperationId> id, String label) {
        return new Place((scan, progress, cancelled) -> {
            for (MessageStep step : steps) {
                Optional<Position> found = id.flatMap(operation -> indexed(operation, step)).or(() -> searched(step, scan, progress, cancelled));
                if (found.isPresent()) {
                    return found;
                }
            }
            return Optional.empty();
        }, () -> "There is no " + label + " in what has been executed; " + RunEnd.words(session) + ".");
    }

    /** What the index of operations knows, which may be of the beginning of the run only. */
    private Optional<Position> indexed(OperationId operation, MessageStep step) {
        return session.places(operation).stream()
                .filter(place -> step.matches(session.timeline().transition(place.transition()), place.step() - 1)).findFirst();
    }

    private Optional<Position> searched(MessageStep step, StepScan scan, RunProgress progress, BooleanSupplier cancelled) {
        return scan.find(session.timeline(), Position.START, Direction.FORWARD, step, progress, cancelled);
    }
}
