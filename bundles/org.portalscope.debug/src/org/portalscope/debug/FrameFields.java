package org.portalscope.debug;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.presentation.control.SessionSnapshot;
import org.portalscope.timeline.cursor.Frame;
import org.portalscope.timeline.text.FieldWords;
import org.portalscope.world.Transition;

/**
 * What the steps of a frame have told so far, by the names of their fields: of a message, a translation, a match entry or a call. What an effect has
 * replaced and what it has put there belong to that effect, not to the frame, and are not among them.
 */
final class FrameFields {

    /** The fields of an effect by which it is applied and reverted: {@code before}, {@code after}, {@code free_before}. */
    private static final Pattern CHANGE = Pattern.compile("(.*_)?(before|after)");

    private FrameFields() {
    }

    /** The fields of the steps that belong to a frame and to none within it, up to the cursor; what is told again is as it was told last. */
    static Map<String, TypedValue> at(SessionSnapshot now, Frame frame) {
        return told(now, frame, now.position().step());
    }

    /** The same before the last step, if the frame had begun then. */
    static Optional<Map<String, TypedValue>> before(SessionSnapshot now, Frame frame) {
        return Optional.of(told(now, frame, now.position().step() - 1)).filter(told -> !told.isEmpty());
    }

    private static Map<String, TypedValue> told(SessionSnapshot now, Frame frame, int steps) {
        Map<String, TypedValue> told = new LinkedHashMap<>();
        now.transition().ifPresent(transition -> IntStream.range(frame.from(), Math.min(frame.to(), steps))
                .filter(step -> isOf(transition, frame, step))
                .forEach(step -> transition.steps().get(step).fields().stream().filter(FrameFields::isOfFrame)
                        .forEach(field -> told.put(field.name(), typed(field)))));
        return told;
    }

    private static boolean isOfFrame(Field field) {
        return !CHANGE.matcher(field.name()).matches();
    }

    /** Whether no smaller scope of the frame holds a step. */
    private static boolean isOf(Transition transition, Frame frame, int step) {
        return transition.spans().stream().filter(span -> span.holds(step))
                .noneMatch(span -> span.from() > frame.from() && span.to() <= frame.to() || span.from() == frame.from() && span.to() < frame.to());
    }

    private static TypedValue typed(Field field) {
        return new TypedValue("a field", field.unit(), field.value(), FieldWords.value(field.unit(), field.value()), parts(field));
    }

    private static Map<String, TypedValue> parts(Field field) {
        Map<String, TypedValue> parts = new LinkedHashMap<>();
        members(field).filter(FrameFields::isOfFrame).forEach(member -> parts.put(member.name(), typed(member)));
        return parts;
    }

    private static Stream<Field> members(Field field) {
        if (field.value() instanceof Structure structure) {
            return structure.members().stream();
        }
        List<?> elements = field.value() instanceof Elements all ? all.values() : List.of();
        return IntStream.range(0, elements.size()).mapToObj(i -> new Field("[" + i + "]", field.unit(), elements.get(i)));
    }
}
