package org.portalscope.engine.call;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.api.EventOut;
import org.portalscope.engine.api.LongOut;
import org.portalscope.engine.api.Out;

/**
 * A call of a function by a thread as the engine makes it: with the locations in which it stores its outputs. An input is an
 * {@code ApiCall}, which has none.
 *
 * @param thread    the calling thread, by its number in the process
 * @param function  what is called
 * @param arguments in the document's order: {@link Long} for numbers and handles, the types of the api package for others,
 *                  {@link LongOut}, {@link Out} and {@link EventOut} for outputs; null where NULL is passed. The list is not copied: nobody
 *                  changes it
 */
public record Call(int thread, Function function, List<Object> arguments) {

    public Call {
        if (arguments.size() != function.parameters().size()) {
            throw new IllegalArgumentException(function.documentName() + " takes " + function.parameters().size() + " arguments");
        }
    }

    long number(int index) {
        return (Long) arguments.get(index);
    }

    int integer(int index) {
        return integer(number(index));
    }

    /** A number that an {@code int} of the document holds; one that it does not hold becomes the nearest, which is valid nowhere. */
    public static int integer(long number) {
        return (int) Math.max(Integer.MIN_VALUE, Math.min(Integer.MAX_VALUE, number));
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

    /**
     * What the outputs hold now, in the order of the parameters, as values; null where there is no output, or nothing in it. Empty for a function
     * without outputs.
     */
    public List<Object> outputs() {
        if (!function.hasOutputs()) {
            return List.of();
        }
        Object[] values = new Object[arguments.size()];
        for (int i = 0; i < values.length; i++) {
            values[i] = function.parameters().get(i).output() ? output(arguments.get(i)) : null;
        }
        return Collections.unmodifiableList(Arrays.asList(values));
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

    /** The name of the function. */
    @Override
    public String toString() {
        return function.documentName();
    }
}
