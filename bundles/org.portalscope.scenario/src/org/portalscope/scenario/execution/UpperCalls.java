package org.portalscope.scenario.execution;

import java.util.List;

import org.portalscope.protocol.call.ProcedureFrame;
import org.portalscope.protocol.call.ResumableCall;
import org.portalscope.protocol.value.ConstantNames;
import org.portalscope.world.program.Program;
import org.portalscope.world.program.SourceLocation;

/** What a thread executes for the call of a protocol that it is in, if it is in one. */
public final class UpperCalls {

    private UpperCalls() {
    }

    /** How many procedures the thread is in. */
    public static int count(ResumableCall call) {
        return call == null ? 0 : call.depth();
    }

    /**
     * The procedures, the outermost first, with their variables.
     *
     * @param place     the statement that makes the call
     * @param constants of the protocol that it is of
     */
    public static List<Program.Activation> activations(ResumableCall call, SourceLocation place, ConstantNames constants) {
        List<ProcedureFrame> procedures = call == null ? List.of() : call.frames();
        return procedures.stream().map(frame -> new Program.Activation(frame.procedure().name(), place, frame.names(constants))).toList();
    }
}
