package org.portalscope.recording.text;

import java.util.HexFormat;
import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;
import org.portalscope.expression.value.Suggestion;
import org.portalscope.recording.json.JsonValue;

/** Compares values that a line tells with those that the engine has; what the line leaves out is not compared. */
final class Comparison {

    /** Members of an event that everybody counts in a way of their own. */
    private static final String SEQUENCE = "sequence";
    private static final String LINK = "link";

    private final Values values;
    private final RunningProcess process;
    private final ProcessValues own;
    private final Differences differences;

    Comparison(Values values, RunningProcess process, Differences differences) {
        this.values = values;
        this.process = process;
        this.differences = differences;
        own = new ProcessValues(values, process);
    }

    /** Compares a value with what the engine has, which may be null. */
    void compare(String what, JsonValue theirs, Unit unit, Object ours) {
        if (ours == null || theirs.isNull()) {
            if (ours != null || !theirs.isNull()) {
                differences.add(what, theirs.text(), ours == null ? "nothing" : text(unit, ours));
            }
        } else if (ours instanceof Structure structure) {
            members(what, theirs, structure);
        } else {
            same(what, theirs, text(unit, ours), equal(theirs, unit, ours));
        }
    }

    private void same(String what, JsonValue theirs, String ours, boolean equal) {
        if (!equal && values.areRight()) {
            differences.add(what, theirs.text(), ours);
        }
    }

    private boolean equal(JsonValue theirs, Unit unit, Object ours) {
        if (ours instanceof Enum<?> constant) {
            return values.constant(theirs, constant.getDeclaringClass(), "a constant such as " + constant) == constant;
        }
        if (!(ours instanceof Long number)) {
            return NiFailType.text(values.niFailType(theirs)).equals(ours);
        }
        return switch (unit) {
            case HANDLE -> handle(theirs, number);
            case ADDRESS -> own.address(theirs) == number;
            default -> values.number(theirs) == number;
        };
    }

    /** Compares a handle with one of the engine's; a name that stands for none yet is one of it from now on. */
    private boolean handle(JsonValue theirs, long ours) {
        if (theirs.content() instanceof String name && HandleNames.isFree(name) && process.handles().value(name) == null) {
            process.handles().define(name, ours);
        }
        return own.handle(theirs) == ours;
    }

    private void members(String what, JsonValue theirs, Structure ours) {
        if (!theirs.isObject()) {
            values.refuse(theirs, "an object in braces");
        }
        List<Field> fields = ours.members();
        theirs.members().forEach((name, member) -> {
            Optional<Field> field = fields.stream().filter(each -> each.name().equals(name)).findFirst();
            if (field.isPresent()) {
                member(what + "." + name, member.value(), ours, field.get());
            } else if (!name.startsWith("x_")) {
                List<String> names = fields.stream().map(Field::name).toList();
                values.problems().add(member.position(), name, "one of the members " + String.join(", ", names) + Suggestion.near(name, names));
            }
        });
    }

    private void member(String what, JsonValue theirs, Structure of, Field ours) {
        if (of instanceof MdValues descriptor && ours.name().equals("options")) {
            same(what, theirs, Integer.toString(descriptor.options()), values.options(theirs) == descriptor.options());
        } else if (of instanceof Event && ours.name().equals(LINK)) {
            same(what, theirs, text(Unit.ID, ours.value()), process.links().isSame(theirs.text(), (Long) ours.value()));
        } else if (!(of instanceof Event && ours.name().equals(SEQUENCE))) {
            compare(what, theirs, ours.unit(), ours.value());
        }
    }

    private static String text(Unit unit, Object value) {
        if (!(value instanceof Long number)) {
            return value instanceof Structure ? "something" : value.toString();
        }
        if (unit == Unit.HANDLE) {
            return Handle.text(number);
        }
        return unit.isBits() ? "0x" + HexFormat.of().toHexDigits(number)
                : unit.isUnsigned() ? Long.toUnsignedString(number) : Long.toString(number);
    }
}
