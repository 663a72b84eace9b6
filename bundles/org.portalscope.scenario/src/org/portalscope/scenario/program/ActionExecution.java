package org.portalscope.scenario.program;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.protocol.lockstep.ProgramAction;
import org.portalscope.protocol.lockstep.ProgramAnswer;
import org.portalscope.protocol.value.Buffer;

/**
 * Does what a program in Java wants.
 *
 * @param portals of its process
 * @param thread  its number there
 */
record ActionExecution(PortalsProcess portals, int thread) {

    /** The answer, or null if the thread waits. */
    ProgramAnswer answer(ProgramAction action) {
        if (action instanceof ProgramAction.CallPortals call) {
            return call(call.function(), call.locations());
        } else if (action instanceof ProgramAction.FindRegion find) {
            return ProgramAnswer.of(region(find.name()));
        } else if (action instanceof ProgramAction.ReadMemory read) {
            portals.read(read.address(), read.length());
            return ProgramAnswer.of(portals.state().memory().read(read.address(), read.length()));
        } else if (action instanceof ProgramAction.WriteMemory write) {
            portals.write(write.address(), write.bytes());
            return ProgramAnswer.of(null);
        }
        throw new IllegalStateException("a program that has ended wants nothing");
    }

    private ProgramAnswer call(Function function, List<Object> arguments) {
        boolean served = function == Function.PTL_EQ_WAIT && portals.state().isServed(thread);
        ReturnCode code = served ? portals.waitReturned(thread, (EventOut) arguments.get(1)) : portals.call(new Call(thread, function, arguments));
        if (code == null) {
            return null;
        }
        List<Object> outputs = new ArrayList<>();
        arguments.forEach(argument -> outputs.add(output(argument)));
        return new ProgramAnswer(code, outputs);
    }

    private static Object output(Object location) {
        if (location instanceof LongOut out) {
            return out.isSet() ? out.value() : null;
        }
        if (location instanceof EventOut out) {
            return out.value();
        }
        return location instanceof Out<?> out ? out.value() : null;
    }

    private Buffer region(String name) {
        return portals.state().memory().regions().stream().filter(region -> region.name().equals(name)).findFirst()
                .map(region -> new Buffer(name, region.address(), region.length())).orElse(null);
    }
}
