package org.portalscope.protocol.lockstep;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

import org.portalscope.engine.call.Function;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.call.Upcall;
import org.portalscope.protocol.program.PortalsApi;
import org.portalscope.protocol.program.UserFunction;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.FunctionResult;

/** Hands what a program wants to its driver, and the answers back. */
public class ActionApi implements PortalsApi {

    private final Driver driver;
    private final List<UserFunction> functions = new CopyOnWriteArrayList<>();
    /** Whether the thread is in a function that a protocol has called. */
    private final ThreadLocal<Boolean> inFunction = new ThreadLocal<>();

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
        refuseInFunctions();
        return (FunctionResult) driver.ask(new ProgramAction.CallPortals(function, Arrays.asList(arguments), wantsPlaces() ? CallSite.here() : null));
    }

    @Override
    public CallOutcome call(Protocol protocol, String operation, Object... arguments) {
        Procedure procedure = protocol.procedure(operation);
        List<CallVariable> parameters = procedure.parameters();
        if (arguments.length != parameters.size()) {
            throw new IllegalArgumentException(operation + " takes " + parameters.size() + " arguments");
        }
        for (int i = 0; i < arguments.length; i++) {
            if (!parameters.get(i).type().admits(arguments[i])) {
                throw new IllegalArgumentException(operation + " takes " + parameters.get(i).type().words() + " as " + parameters.get(i).name() + ", not "
                        + arguments[i]);
            }
        }
        refuseInFunctions();
        StackTraceElement place = wantsPlaces() ? CallSite.here() : null;
        Object answer = driver.ask(new ProgramAction.CallProtocol(protocol, procedure, List.of(arguments), place, null));
        while (answer instanceof Upcall upcall) {
            answer = driver.ask(new ProgramAction.CallProtocol(protocol, procedure, List.of(arguments), place, callBack(upcall)));
        }
        return (CallOutcome) answer;
    }

    private List<Long> callBack(Upcall upcall) {
        if (upcall.function() < 1 || upcall.function() > functions.size()) {
            throw new IllegalArgumentException("there is no function at address " + upcall.function());
        }
        inFunction.set(true);
        try {
            return List.copyOf(functions.get((int) upcall.function() - 1).call(upcall.arguments()));
        } finally {
            inFunction.remove();
        }
    }

    private void refuseInFunctions() {
        if (Boolean.TRUE.equals(inFunction.get())) {
            throw new IllegalStateException("a function that a protocol calls makes no calls");
        }
    }

    @Override
    public long function(UserFunction function) {
        functions.add(function);
        return functions.size();
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
