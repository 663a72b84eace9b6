package org.portalscope.engine.input;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.call.Call;
import org.portalscope.engine.call.Function;
import org.portalscope.engine.call.Parameter;
import org.portalscope.engine.protocol.MatchBitField;

/**
 * A thread calls a function of the API, Portals 3.2 §3.
 *
 * @param thread    the calling thread, by its number in the process
 * @param function  what is called
 * @param arguments in the document's order: {@link Long} for numbers and handles, values of the api package for others, {@link Location}
 *                  for outputs and for addresses that are not legal; null where NULL is passed
 */
public record ApiCall(int thread, Function function, List<Object> arguments) implements Input {

    public ApiCall {
        arguments = new ArgumentList(arguments.toArray());
        if (arguments.size() != function.parameters().size()) {
            throw new IllegalArgumentException(function.documentName() + " takes " + function.parameters().size() + " arguments");
        }
    }

    /** A call with its arguments one by one. */
    public static ApiCall of(int thread, Function function, Object... arguments) {
        return new ApiCall(thread, function, Arrays.asList(arguments));
    }

    /** What a call with locations for its outputs is as an input. */
    public static ApiCall of(Call call) {
        List<Object> arguments = new ArrayList<>(call.arguments().size());
        for (int i = 0; i < call.arguments().size(); i++) {
            arguments.add(argument(call.function().parameters().get(i), call.arguments().get(i)));
        }
        return new ApiCall(call.thread(), call.function(), arguments);
    }

    private static Object argument(Parameter parameter, Object argument) {
        if (argument == null) {
            return null;
        }
        if (parameter.address() && argument == parameter.illegal()) {
            return Location.ILLEGAL;
        }
        return parameter.output() ? Location.WANTED : argument;
    }

    /** The call as the engine makes it, with fresh locations for its outputs. */
    public Call call() {
        return hasLocations() ? call(thread, function, arguments.toArray()) : new Call(thread, function, arguments);
    }

    /**
     * A call as the engine makes it, with fresh locations for its outputs, which is never an input.
     *
     * @param arguments as an {@code ApiCall} has them; nobody else uses the array any more
     */
    public static Call call(int thread, Function function, Object... arguments) {
        Call call = new Call(thread, function, Arrays.asList(arguments));
        for (int i = 0; i < arguments.length; i++) {
            if (arguments[i] instanceof Location location) {
                arguments[i] = address(function.parameters().get(i), location);
            }
        }
        return call;
    }

    private boolean hasLocations() {
        for (int i = 0; i < arguments.size(); i++) {
            if (arguments.get(i) instanceof Location) {
                return true;
            }
        }
        return false;
    }

    private static Object address(Parameter parameter, Location location) {
        return location == Location.ILLEGAL ? parameter.illegal() : parameter.location();
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.call(this);
    }

    /** The name of the function: how a debugger calls the frame. */
    @Override
    public String toString() {
        return function.documentName();
    }

    /**
     * The call as it stands in a program: {@code PtlPut(md 0, PTL_ACK_REQ, 1:0, 4, 0, 0x0007, 0, 0)}.
     *
     * @param fields what match bits mean, told behind them
     */
    public String text(List<MatchBitField> fields) {
        return new CallText(this, fields).toString();
    }
}
