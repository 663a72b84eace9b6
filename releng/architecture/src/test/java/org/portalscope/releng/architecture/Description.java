package org.portalscope.releng.architecture;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.step.Check;
import org.portalscope.engine.step.Step;

/** Writes out what a step or a structure says of itself. */
final class Description {

    private Description() {
    }

    static String of(Object described) {
        if (!(described instanceof Step step)) {
            return of(((Structure) described).members());
        }
        return of(step.fields()) + step.subjects() + step.category() + (step instanceof Check check ? check.passed() : "");
    }

    private static String of(List<Field> fields) {
        return fields.stream().map(field -> field.name() + "=" + text(field.value())).collect(Collectors.joining(" ", "{", "}"));
    }

    static String text(Object value) {
        if (value instanceof Structure structure) {
            return of(structure.members());
        }
        if (value instanceof Elements elements) {
            return elements.values().stream().map(Description::text).toList().toString();
        }
        return value instanceof byte[] bytes ? Arrays.toString(bytes) : String.valueOf(value);
    }
}
