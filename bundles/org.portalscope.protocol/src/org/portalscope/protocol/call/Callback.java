package org.portalscope.protocol.call;

import java.util.List;

import org.portalscope.protocol.value.ValueType;

/**
 * A call of a function of the program that the call of a protocol waits for.
 *
 * @param type      of the function
 * @param function  its number, from 1
 * @param arguments in the order of its parameters
 */
public record Callback(ValueType type, long function, List<Object> arguments) {

    /**
     * Whether the program goes on if it has no such function: one that returns something then returns null, and its protocol sees that it was not called.
     * Messages of others name functions like that.
     */
    public boolean mayBeMissing() {
        return type.element() != null;
    }

    /** @throws IllegalArgumentException if it is no function, or it takes other arguments */
    public Callback {
        arguments = List.copyOf(arguments);
        if (type.kind() != ValueType.Kind.FUNCTION || type.members().size() != arguments.size()) {
            throw new IllegalArgumentException(type.words() + " does not take " + arguments);
        }
        for (int i = 0; i < arguments.size(); i++) {
            if (!type.members().get(i).type().admits(arguments.get(i))) {
                throw new IllegalArgumentException(type.words() + " does not take " + arguments.get(i) + " as " + type.members().get(i).name());
            }
        }
    }
}
