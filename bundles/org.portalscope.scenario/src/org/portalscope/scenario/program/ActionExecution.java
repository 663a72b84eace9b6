package org.portalscope.scenario.program;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.description.ControlCharacters;
import org.portalscope.engine.input.Answer;
import org.portalscope.engine.input.ApiCall;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.MemoryRead;
import org.portalscope.engine.input.MemoryWritten;
import org.portalscope.engine.input.WaitLeft;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;

/**
 * Does what a program in Java wants.
 *
 * @param portals of its process
 * @param thread  its number there
 */
public record ActionExecution(PortalsProcess portals, int thread) {

    /** The answer, or null if the thread waits. */
    public ProgramAnswer answer(ProgramAction action) {
        if (action instanceof ProgramAction.CallPortals call) {
            return call(call.function(), call.arguments());
        } else if (action instanceof ProgramAction.FindRegion find) {
            return new ProgramAnswer(region(find.name()));
        } else if (action instanceof ProgramAction.ReadMemory read) {
            portals.take(new MemoryRead(read.address(), read.length()));
            return new ProgramAnswer(portals.state().memory().read(read.address(), read.length()));
        } else if (action instanceof ProgramAction.WriteMemory write) {
            portals.take(new MemoryWritten(write.address(), ByteString.of(write.bytes())));
            return new ProgramAnswer(null);
        }
        throw new IllegalStateException("a program that has ended wants nothing");
    }

    private ProgramAnswer call(Function function, List<Object> arguments) {
        boolean served = function == Function.PTL_EQ_WAIT && portals.state().isServed(thread);
        Answer answer = portals.take(served ? new WaitLeft(thread) : new ApiCall(thread, function, arguments));
        return answer.waits() ? null : new ProgramAnswer(FunctionResult.of(answer));
    }

    private Buffer region(String name) {
        return portals.state().memory().regions().stream().filter(region -> region.name().equals(ControlCharacters.shown(name))).findFirst()
                .map(region -> new Buffer(name, region.address(), region.length())).orElse(null);
    }
}
