package org.portalscope.protocol.lockstep;

import java.util.List;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.call.Function;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.value.Buffer;

/** Hands what a program wants to its driver, and the answers back. */
record LockstepApi(LockstepThread thread) implements PortalsApi {

    @Override
    public ReturnCode call(Function function, Object... arguments) {
        if (arguments.length != function.parameters().size()) {
            throw new IllegalArgumentException(function.documentName() + " takes " + function.parameters().size() + " arguments");
        }
        ProgramAnswer answer = thread.ask(ProgramAction.CallPortals.of(function, arguments, CallSite.here()));
        for (int i = 0; i < answer.outputs().size(); i++) {
            Object output = answer.outputs().get(i);
            if (output != null) {
                store(arguments[i], output);
            }
        }
        return answer.code();
    }

    @SuppressWarnings("unchecked")
    private static void store(Object location, Object output) {
        if (location instanceof LongOut out) {
            out.set((Long) output);
        } else if (location instanceof EventOut out) {
            out.set((Event) output);
        } else {
            ((Out<Object>) location).set(output);
        }
    }

    @Override
    public CallOutcome call(Protocol protocol, String operation, Object... arguments) {
        Procedure procedure = protocol.procedure(operation);
        if (arguments.length != procedure.parameters().size()) {
            throw new IllegalArgumentException(operation + " takes " + procedure.parameters().size() + " arguments");
        }
        return (CallOutcome) thread.ask(new ProgramAction.CallProtocol(protocol, procedure, List.of(arguments), CallSite.here())).outputs().get(0);
    }

    @Override
    public Buffer region(String name) {
        Buffer region = (Buffer) thread.ask(new ProgramAction.FindRegion(name)).outputs().get(0);
        if (region == null) {
            throw new IllegalArgumentException("there is no region " + name);
        }
        return region;
    }

    @Override
    public byte[] read(long address, long length) {
        return ((byte[]) thread.ask(new ProgramAction.ReadMemory(address, length)).outputs().get(0)).clone();
    }

    @Override
    public void write(long address, byte[] bytes) {
        thread.ask(new ProgramAction.WriteMemory(address, bytes.clone()));
    }
}
