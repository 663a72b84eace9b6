package org.portalscope.recording.format;

import java.util.List;

import org.portalscope.engine.api.AckRequest;
import org.portalscope.engine.api.InsertPosition;
import org.portalscope.engine.api.Limits;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.input.Location;
import org.portalscope.recording.RecordedProcess;
import org.portalscope.recording.RecordingException;
import org.portalscope.recording.RecordingOrigin;

/**
 * Validates the content of transitions against declarations: the processes and interfaces that the origin of the recording declares, and the parameters of
 * the functions. Nothing behind the decoders checks these again.
 */
final class Declarations {

    private final List<RecordedProcess> processes;

    Declarations(RecordingOrigin origin) {
        processes = origin.processes();
    }

    /** Reads the index of a process. */
    int process(BlockInput in) throws RecordingException {
        long index = in.number();
        if (index < 0 || index >= processes.size()) {
            throw in.damaged("a transition belongs to process " + Long.toUnsignedString(index) + ", and the recording declares " + processes.size()
                    + " (from 0)");
        }
        return (int) index;
    }

    /** Reads the index of a network interface of a process. */
    int networkInterface(BlockInput in, int process) throws RecordingException {
        long index = in.signed();
        int declared = processes.get(process).interfaces().size();
        if (index < 0 || index >= declared) {
            throw in.damaged("an operation ends on interface " + index + " of process " + process + ", for which the recording declares " + declared
                    + " (from 0)");
        }
        return (int) index;
    }

    /** Requires that arguments are values that the parameters of a function take. */
    static void requireArguments(BlockInput in, Function function, Object... arguments) throws RecordingException {
        for (int i = 0; i < arguments.length; i++) {
            Parameter parameter = function.parameters().get(i);
            if (!takes(parameter, arguments[i])) {
                throw in.damaged("the argument " + parameter.name() + " of " + function.documentName() + " is "
                        + (arguments[i] == null ? "NULL" : arguments[i]) + " instead of " + wanted(parameter));
            }
        }
    }

    private static boolean takes(Parameter parameter, Object argument) {
        if (argument == null) {
            return parameter.address();
        }
        if (argument instanceof Location location) {
            return parameter.output() || parameter.nullable() && location == Location.ILLEGAL;
        }
        return !parameter.output() && type(parameter).isInstance(argument);
    }

    private static Class<?> type(Parameter parameter) {
        return switch (parameter.type()) {
            case PROCESS -> ProcessId.class;
            case MD_VALUES -> MdValues.class;
            case LIMITS -> Limits.class;
            case UNLINK -> Unlink.class;
            case POSITION -> InsertPosition.class;
            case ACK -> AckRequest.class;
            case INTEGER, NI, ME, MD, EQ, HANDLE, EVENT -> Long.class;
        };
    }

    private static String wanted(Parameter parameter) {
        return parameter.output() ? "a location for an output" : parameter.type().words();
    }
}
