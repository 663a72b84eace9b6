package org.portalscope.protocol.call;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** The variables of procedures as debuggers show them. */
final class ProcedureVariables {

    private ProcedureVariables() {
    }

    /** Those that have values, by their names. */
    static SortedMap<String, TypedValue> of(ProcedureFrame frame) {
        SortedMap<String, TypedValue> names = new TreeMap<>();
        for (CallVariable variable : frame.procedure().variables()) {
            Object value = frame.value(variable);
            if (value != null) {
                names.put(variable.name(), new TypedValue(type(variable.type()), value, text(variable.type(), value)));
            }
        }
        return names;
    }

    private static String type(ValueType type) {
        return type.kind().name().toLowerCase(Locale.ROOT);
    }

    private static String text(ValueType type, Object value) {
        return switch (type.kind()) {
            case NUMBER, FUNCTION -> Long.toUnsignedString((Long) value);
            case HANDLE -> Handle.text((Long) value);
            case PROCESS, BUFFER -> value.toString();
            case LIST -> ((List<?>) value).stream().map(element -> text(type.element(), element)).collect(Collectors.joining(", ", "[", "]"));
            case STRUCTURE -> value.toString();
        };
    }
}
