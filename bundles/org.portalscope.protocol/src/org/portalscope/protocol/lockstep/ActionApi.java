package org.portalscope.protocol.lockstep;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;

import org.portalscope.engine.call.Function;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.ProgramFunction;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.FunctionResult;
import org.portalscope.protocol.value.ValueType;

/** Hands what a program wants to its driver, and the answers back. */
public class ActionApi implements PortalsApi {

    /** A power of two. */
    private static final int RECENT = 16;

    private final Driver driver;
    /** Those that have been called, by their names. */
    private final Map<Protocol, Map<String, Procedure>> procedures = new ConcurrentHashMap<>();
    /** What was called last, at the lowest bits of the hash code of its name; its members are final, so that it does not matter which thread has set it. */
    private final Operation[] recent = new Operation[RECENT];
    /** Each at its number less 1; threads of a node share them. */
    private final List<ProgramFunction> functions = new CopyOnWriteArrayList<>();

    private record Operation(Protocol protocol, String name, Procedure procedure) {
    }

    /** Does what programs want. */
    @FunctionalInterface
    public interface Driver {

        /** The answer to what the calling thread wants, once that has been done. */
        Object ask(ProgramAction action);
    }

    /** @param driver is asked in the threads that call */
    public ActionApi(Driver driver) {
        this.driver = driver;
    }

    /** Whether somebody wants to know the lines of the calls to come: to find one takes as long as many a call. */
    protected boolean wantsPlaces() {
        return true;
    }

    @Override
    public FunctionResult call(Function function, Object... arguments) {
        if (arguments.length != function.parameters().size()) {
            throw new IllegalArgumentException(function.documentName() + " takes " + function.parameters().size() + " arguments");
        }
        return (FunctionResult) driver.ask(new ProgramAction.CallPortals(function, Arrays.asList(arguments), wantsPlaces() ? CallSite.here() : null));
    }

    @Override
    public CallOutcome call(Protocol protocol, String operation, Object... arguments) {
        Procedure procedure = procedure(protocol, operation);
        if (arguments.length != procedure.parameterCount()) {
            throw new IllegalArgumentException(operation + " takes " + procedure.parameterCount() + " arguments");
        }
        for (int i = 0; i < arguments.length; i++) {
            if (!admits(procedure.type(i), arguments[i])) {
                throw new IllegalArgumentException(operation + " takes " + procedure.type(i).words() + " as " + procedure.parameters().get(i).name() + ", not "
                        + arguments[i]);
            }
        }
        // where nobody wants places, the driver has taken the arguments before the program goes on: a copy is for those who keep actions
        return call(wantsPlaces() ? new ProgramAction.CallProtocol(protocol, procedure, List.of(arguments), CallSite.here())
                : new ProgramAction.CallProtocol(protocol, procedure, Arrays.asList(arguments), null));
    }

    private boolean admits(ValueType type, Object argument) {
        return type.admits(argument) && (type.kind() != ValueType.Kind.FUNCTION || (Long) argument >= 0 && (Long) argument <= functions.size());
    }

    /** Runs the functions that the call calls back, until it returns. */
    private CallOutcome call(ProgramAction.CallProtocol call) {
        Object answer = driver.ask(call);
        while (answer instanceof Callback callback) {
            answer = driver.ask(new ProgramAction.ReturnFromCallback(call, result(callback)));
        }
        return (CallOutcome) answer;
    }

    private Object result(Callback callback) {
        ValueType wanted = callback.type().element();
        if (callback.mayBeMissing() && (callback.function() < 1 || callback.function() > functions.size())) {
            return null;
        }
        if (callback.function() < 1 || callback.function() > functions.size()) {
            throw new IllegalArgumentException("the program has no function " + callback.function() + ", which should be " + callback.type().words()
                    + ": pass a number that function() has returned");
        }
        Object result = functions.get((int) callback.function() - 1).run(callback.arguments());
        if (wanted == null ? result != null : !wanted.admits(result)) {
            throw new IllegalArgumentException(callback.type().words() + " returns " + (wanted == null ? "nothing" : wanted.words()) + ", not " + result);
        }
        return result;
    }

    @Override
    public synchronized long function(ProgramFunction function) {
        functions.add(function);
        return functions.size();
    }

    private Procedure procedure(Protocol protocol, String operation) {
        int place = operation.hashCode() & RECENT - 1;
        Operation known = recent[place];
        if (known == null || known.protocol() != protocol || !operation.equals(known.name())) {
            known = new Operation(protocol, operation, find(protocol, operation));
            recent[place] = known;
        }
        return known.procedure();
    }

    private Procedure find(Protocol protocol, String operation) {
        Map<String, Procedure> known = procedures.get(protocol);
        if (known == null) {
            known = procedures.computeIfAbsent(protocol, other -> new ConcurrentHashMap<>());
        }
        Procedure procedure = known.get(operation);
        return procedure == null ? known.computeIfAbsent(operation, protocol::procedure) : procedure;
    }

    @Override
    public final void barrier() {
        barrier(wantsPlaces() ? CallSite.here() : null);
    }

    /**
     * Waits at a barrier; only the drivers of nodes can.
     *
     * @param place the line of the program that calls; null if nobody wants to know it
     */
    protected void barrier(StackTraceElement place) {
        PortalsApi.super.barrier();
    }

    @Override
    public Buffer region(String name) {
        Buffer region = (Buffer) driver.ask(new ProgramAction.FindRegion(name));
        if (region == null) {
            throw new IllegalArgumentException("there is no region " + name);
        }
        return region;
    }

    @Override
    public byte[] read(long address, long length) {
        return ((byte[]) driver.ask(new ProgramAction.ReadMemory(address, length))).clone();
    }

    @Override
    public void write(long address, byte[] bytes) {
        driver.ask(new ProgramAction.WriteMemory(address, bytes.clone()));
    }
}
