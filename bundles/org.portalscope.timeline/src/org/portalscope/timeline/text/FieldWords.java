package org.portalscope.timeline.text;

import java.util.HexFormat;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.step.Numbers;
import org.portalscope.world.time.Durations;

/** How every front end tells the value of a field. */
public final class FieldWords {

    private static final String NONE = "none";

    private FieldWords() {
    }

    /** A number by what it counts or names. */
    public static String number(Unit unit, long number) {
        return switch (unit) {
            case BYTES -> Numbers.count(number, "byte");
            case ADDRESS, MATCH_BITS, USER_BITS -> Numbers.hex(number);
            case HANDLE -> Handle.text(number);
            case NANOSECONDS -> Durations.text(number);
            case NONE, INDEX, COUNT, ID -> Long.toString(number);
        };
    }

    /** Any value that a field can have; {@code none} if it has none. Structures without words of their own are told member by member. */
    public static String value(Unit unit, Object value) {
        if (value == null) {
            return NONE;
        }
        if (value instanceof Long number) {
            return number(unit, number);
        }
        if (value instanceof byte[] bytes) {
            return HexFormat.ofDelimiter(" ").formatHex(bytes);
        }
        if (value instanceof Elements elements) {
            return elements.values().stream().map(element -> value(unit, element)).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value instanceof Event event) {
            return event.kind() + " of " + event.initiator() + " (link " + event.link() + ")";
        }
        if (value instanceof EventQueue.Queued queued) {
            return value(unit, queued.event()) + (queued.afterGap() ? " after a gap" : "");
        }
        return value instanceof Structure structure && isGenerated(value) ? members(structure) : ControlCharacters.shown(value.toString());
    }

    private static String members(Structure structure) {
        return structure.members().isEmpty() ? NONE
                : structure.members().stream().map(member -> member.name() + " " + value(member.unit(), member.value())).collect(Collectors.joining(", "));
    }

    /** Whether an object says of itself what every record says, or every object. */
    private static boolean isGenerated(Object value) {
        String text = value.toString();
        return text.startsWith(value.getClass().getSimpleName() + "[") || text.startsWith(value.getClass().getName() + "@");
    }
}
