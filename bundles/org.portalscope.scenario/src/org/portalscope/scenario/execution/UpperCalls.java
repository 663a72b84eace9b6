package org.portalscope.scenario.execution;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

import org.portalscope.engine.api.Handle;
import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.protocol.value.Variable;
import org.portalscope.scenario.thread.CallFrame;
import org.portalscope.world.program.Program;

/** What a thread executes for the call of a protocol that it is in. */
final class UpperCalls {

    private UpperCalls() {
    }

    /** How many procedures the thread is in. */
    static int count(CallFrame frame) {
        return frame.call() == null ? 0 : frame.call().frames().size();
    }

    /** The procedures, the outermost first, with their variables. */
    static List<Program.Activation> activations(CallFrame frame) {
        List<ProcedureFrame> procedures = frame.call() == null ? List.of() : frame.call().frames();
        return procedures.stream().map(procedure -> new Program.Activation(procedure.procedure().name(), frame.current().place(), names(procedure))).toList();
    }

    private static SortedMap<String, String> names(ProcedureFrame frame) {
        SortedMap<String, String> names = new TreeMap<>();
        for (Variable variable : frame.procedure().variables()) {
            Object value = frame.value(variable);
            if (value != null) {
                names.put(variable.name(), text(variable.type(), value));
            }
        }
        return names;
    }

    private static String text(ValueType type, Object value) {
        return switch (type.kind()) {
            case NUMBER -> Long.toUnsignedString((Long) value);
            case HANDLE -> Handle.text((Long) value);
            case PROCESS, BUFFER -> value.toString();
        };
    }
}
