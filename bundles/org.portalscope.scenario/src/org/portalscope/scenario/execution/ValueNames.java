package org.portalscope.scenario.execution;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.portalscope.expression.value.Value;

/** Finds the variable that has a value. */
final class ValueNames {

    private ValueNames() {
    }

    /**
     * The first name in alphabetical order that has a value of a type: {@code c}, or {@code rows[1]} for an element of a list.
     *
     * @param type in words, such as {@code a communicator}
     */
    static Optional<String> nameOf(Map<String, Value> names, String type, long number) {
        return new TreeMap<>(names).entrySet().stream().flatMap(entry -> nameOf(entry.getKey(), entry.getValue(), type, number).stream()).findFirst();
    }

    private static Optional<String> nameOf(String name, Value value, String type, long number) {
        if (!value.type().isList()) {
            return isEqual(value, type, number) ? Optional.of(name) : Optional.empty();
        }
        List<Value> elements = value.elements();
        return IntStream.range(0, elements.size()).filter(index -> isEqual(elements.get(index), type, number)).mapToObj(index -> name + "[" + index + "]")
                .findFirst();
    }

    private static boolean isEqual(Value value, String type, long number) {
        return value.type().words().equals(type) && value.object() instanceof Long handle && handle == number;
    }
}
