package org.portalscope.engine.call;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.Handle;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.Out;
import org.portalscope.engine.step.Numbers;

/**
 * A call of a function by a thread: an input of a process.
 *
 * @param thread    the calling thread, by its number in the process
 * @param function  what is called
 * @param arguments in the document's order: {@link Long} for numbers and handles, the types of the api package for others,
 *                  {@link LongOut}, {@link Out} and {@link EventOut} for outputs; null where NULL is passed
 */
public record Call(int thread, Function function, List<Object> arguments) {

    public Call {
        arguments = Collections.unmodifiableList(new ArrayList<>(arguments));
        if (arguments.size() != function.parameters().size()) {
            throw new IllegalArgumentException(function.documentName() + " takes " + function.parameters().size() + " arguments");
        }
    }

    long number(int index) {
        return (Long) arguments.get(index);
    }

    /** A number that an {@code int} of the document holds; one that it does not hold becomes the nearest, which is valid nowhere. */
    int integer(int index) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number(index)));
    }

    LongOut longOut(int index) {
        return (LongOut) arguments.get(index);
    }

    EventOut eventOut(int index) {
        return (EventOut) arguments.get(index);
    }

    <T> T value(int index, Class<T> type) {
        return type.cast(arguments.get(index));
    }

    /** What the outputs hold now, in the order of the parameters, as values; null where there is no output, or nothing in it. */
    List<Object> outputs() {
        List<Object> values = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            values.add(function.parameters().get(i).output() ? output(arguments.get(i)) : null);
        }
        return Collections.unmodifiableList(values);
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

    /** The name of the function: how a debugger calls the frame. */
    @Override
    public String toString() {
        return function.documentName();
    }

    /** The call as it stands in a program: {@code PtlPut(md 0, PTL_ACK_REQ, 1:0, 4, 0, 0x0007, 0, 0)}. */
    public String text() {
        List<String> texts = new ArrayList<>();
        for (int i = 0; i < arguments.size(); i++) {
            texts.add(text(function.parameters().get(i), arguments.get(i)));
        }
        return texts.stream().collect(Collectors.joining(", ", function.documentName() + "(", ")"));
    }

    private static String text(Parameter parameter, Object argument) {
        if (argument == null) {
            return "NULL";
        }
        if (parameter.output()) {
            return "&" + parameter.name();
        }
        if (argument instanceof MdValues md) {
            return "{" + Numbers.count(md.length(), "byte") + " at " + Numbers.hex(md.start()) + "}";
        }
        return switch (parameter.type()) {
            case NI, ME, MD, EQ, HANDLE -> Handle.text((Long) argument);
            case INTEGER -> parameter.name().endsWith("bits") ? Numbers.hex((Long) argument) : argument.toString();
            default -> argument.toString();
        };
    }
}
