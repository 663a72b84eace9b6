package org.portalscope.scenario.execution;

import java.util.List;
import java.util.Locale;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** What a thread executes for the call of a protocol that it is in, if it is in one. */
public final class UpperCalls {

    private UpperCalls() {
    }

    /** How many procedures the thread is in. */
    public static int count(ResumableCall call) {
        return call == null ? 0 : call.frames().size();
    }

    /**
     * The procedures, the outermost first, with their variables.
     *
     * @param place the statement that makes the call
     */
    public static List<Program.Activation> activations(ResumableCall call, SourceLocation place) {
        List<ProcedureFrame> procedures = call == null ? List.of() : call.frames();
        return procedures.stream().map(frame -> new Program.Activation(frame.procedure().name(), place, names(frame))).toList();
    }

    private static SortedMap<String, TypedValue> names(ProcedureFrame frame) {
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
