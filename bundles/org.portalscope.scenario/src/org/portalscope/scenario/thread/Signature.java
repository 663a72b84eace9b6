package org.portalscope.scenario.thread;

import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;

import org.portalscope.expression.value.Type;

/**
 * A function of a scenario as its callers see it.
 *
 * @param result what it returns, or null
 * @param body   index of its body among those of the process
 */
public record Signature(String name, List<Parameter> parameters, Type result, int body) {

    public Signature {
        parameters = List.copyOf(parameters);
    }

    /** By which protocols know it, from 1. */
    public long number() {
        return body + 1L;
    }

    /** A parameter; it is a name of the function. */
    public record Parameter(String name, Type type) {
    }

    // Written out, since what a record has by itself is put together from method handles when it is first used, which delays each start.
    @Override
    public boolean equals(Object other) {
        return this == other || other instanceof Signature that && body == that.body && name.equals(that.name) && parameters.equals(that.parameters)
                && Objects.equals(result, that.result);
    }

    @Override
    public int hashCode() {
        return 31 * name.hashCode() + body;
    }

    /** {@code post(buffer, length)}. */
    @Override
    public String toString() {
        return parameters.stream().map(Parameter::name).collect(Collectors.joining(", ", name + "(", ")"));
    }
}
