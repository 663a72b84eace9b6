package org.portalscope.presentation.watch;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.timeline.cursor.Frame;

/**
 * A name of a program, or a part of what it stands for.
 *
 * @param names the name, and those of the parts that lead to the value; elements are called {@code [3]}
 */
public record ValuePath(List<String> names) {

    /** Between names: a dot, unless it is one of two, or nothing before a bracket. */
    private static final Pattern JOINTS = Pattern.compile("(?<!\\.)\\.(?!\\.)|(?=\\[)");

    public ValuePath {
        names = List.copyOf(names);
    }

    /** Reads {@code md.mem_desc.threshold} or {@code inbox[3]}. */
    public static ValuePath of(String text) {
        return new ValuePath(List.of(JOINTS.split(text.strip())));
    }

    /** As it is read. */
    public String text() {
        return String.join(".", names).replace(".[", "[");
    }

    /** The same for a part of the value. */
    public ValuePath part(List<String> more) {
        return new ValuePath(Stream.concat(names.stream(), more.stream()).toList());
    }

    /** The value in the first of some calls that knows the name. */
    Optional<TypedValue> in(List<Frame> calls) {
        return calls.stream().filter(call -> call.names().containsKey(names.get(0))).findFirst().map(call -> call.names().get(names.get(0)))
                .flatMap(value -> part(value, names.subList(1, names.size())));
    }

    private static Optional<TypedValue> part(TypedValue value, List<String> rest) {
        return rest.isEmpty() ? Optional.of(value) : Optional.ofNullable(value.children().get(rest.get(0)))
                .flatMap(child -> part(child, rest.subList(1, rest.size())));
    }
}
