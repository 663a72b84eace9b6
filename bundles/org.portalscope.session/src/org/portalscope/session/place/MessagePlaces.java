package org.portalscope.session.place;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Message;
import org.portalscope.expression.value.Problems;
import org.portalscope.expression.value.SourcePosition;
import org.portalscope.session.Session;
import org.portalscope.session.search.StepScan;
import org.portalscope.session.timeline.Direction;
import org.portalscope.session.timeline.Position;
import org.portalscope.session.timeline.RunProgress;

/** Reads places that are told by an operation or by one of its messages; without its initiator, the first of that number in the run. */
final class MessagePlaces {

    private static final Pattern MESSAGE = Pattern.compile("#?([1-9][0-9]{0,8})(?: +(?:of|from) +([0-9]{1,9}):([0-9]{1,9}))?");
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
        int ordinal = Integer.parseInt(matcher.group(1));
        Optional<OperationId> id = Optional.ofNullable(matcher.group(2))
                .map(nid -> new OperationId(new ProcessId(Integer.parseInt(nid), Integer.parseInt(matcher.group(3))), ordinal));
        Predicate<OperationId> operation = it -> it.ordinal() == ordinal && id.map(it::equals).orElse(true);
        String label = word + " #" + ordinal + id.map(it -> " of " + it.initiator()).orElse("");
        Stream<MessageStep> steps = word.equals(OPERATION) ? Stream.of(new MessageStep(MessageStep.ANY, message -> operation.test(message.operation())))
                : Stream.of(MessageStep.ARRIVAL, MessageStep.SENDING).map(kinds -> new MessageStep(kinds,
                        message -> message.kind() == kind(word) && operation.test(message.operation())));
        return Optional.of(place(steps.toList(), id, label));
    }

    private static Message.Kind kind(String word) {
        return Stream.of(Message.Kind.values()).filter(kind -> kind.word().equals(word)).findFirst().orElseThrow();
    }

    /** @param steps where the place is, each if there is none of those before it */
    private Place place(Iterable<MessageStep> steps, Optional<OperationId> id, String label) {
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
