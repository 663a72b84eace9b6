package org.portalscope.releng.architecture;

import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.MdValues;
import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.api.ReturnCode;
import org.portalscope.engine.api.Unlink;
import org.portalscope.engine.description.Elements;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Step;
import org.portalscope.engine.translation.EntryRef;

/** The JSON Schema of what a record says of itself, made of a sample of it. */
final class FieldSchema {

    /** Structures and constants that the schema describes by hand. */
    private static final Map<Class<?>, String> KNOWN = Map.of(Event.class, "event", MdValues.class, "memory_descriptor", ProcessId.class, "process_id",
        OperationId.class, "operation_id", Message.class, "message", EntryRef.class, "entry", Operation.class, "operation",
        ReturnCode.class, "return_code", Unlink.class, "unlink");

    private FieldSchema() {
    }

    /** An object with the fields of a record. */
    static String of(Class<?> type) {
        Set<String> nullable = new LinkedHashSet<>();
        Set<String> holdNull = new LinkedHashSet<>();
        RecordComponent[] components = type.getRecordComponents();
        Set<String> documented = DocumentedNulls.of(type);
        for (int i = 0; i < components.length; i++) {
            if (documented.contains(components[i].getName())) {
                (components[i].getType() == List.class ? holdNull : nullable).addAll(changed(type, i));
            }
        }
        Map<String, String> properties = new LinkedHashMap<>();
        for (Field field : fields(Samples.record(type))) {
            String schema = of(field, holdNull.contains(field.name()));
            properties.put(field.name(), nullable.contains(field.name()) ? orNull(schema) : schema);
        }
        return object(properties);
    }

    private static List<Field> fields(Object described) {
        return described instanceof Step step ? step.fields() : ((Structure) described).members();
    }

    /** The names of the fields that another sample of a component changes. */
    private static List<String> changed(Class<?> type, int component) {
        List<Field> first = fields(Samples.record(type));
        List<Field> second = fields(Samples.record(type, component));
        List<String> names = new ArrayList<>();
        for (int i = 0; i < first.size(); i++) {
            if (!Description.text(first.get(i).value()).equals(Description.text(second.get(i).value()))) {
                names.add(first.get(i).name());
            }
        }
        return names;
    }

    private static String object(Map<String, String> properties) {
        String members = properties.entrySet().stream().map(property -> "\"" + property.getKey() + "\": " + property.getValue())
            .collect(Collectors.joining(", ", "{", "}"));
        String required = properties.keySet().stream().map(name -> '"' + name + '"').collect(Collectors.joining(", ", "[", "]"));
        return "{\"type\": \"object\", \"properties\": " + members + ", \"required\": " + required + ", \"additionalProperties\": false}";
    }

    private static String of(Field field, boolean holdsNull) {
        return field.value() instanceof Long ? number(field.unit()) : value(field.value(), holdsNull);
    }

    private static String number(Unit unit) {
        if (unit.isBits()) {
            return reference("bits");
        }
        return switch (unit) {
            case HANDLE -> reference("handle");
            case BYTES -> reference("size");
            default -> "{\"$ref\": \"#/$defs/number\", \"description\": \"" + unit.name().toLowerCase(Locale.ROOT) + "\"}";
        };
    }

    private static String value(Object value, boolean holdsNull) {
        for (Map.Entry<Class<?>, String> known : KNOWN.entrySet()) {
            if (known.getKey().isInstance(value)) {
                return reference(known.getValue());
            }
        }
        if (value instanceof Structure structure) {
            return structure(structure.getClass());
        }
        if (value instanceof Elements elements) {
            String items = elements.values().isEmpty() ? reference("value") : value(elements.values().get(0), false);
            return "{\"type\": \"array\", \"items\": " + (holdsNull ? orNull(items) : items) + "}";
        }
        if (value instanceof Enum<?> constant) {
            return Arrays.stream(constant.getDeclaringClass().getEnumConstants()).map(each -> '"' + each.name() + '"')
                .collect(Collectors.joining(", ", "{\"enum\": [", "]}"));
        }
        if (value instanceof byte[]) {
            return reference("bytes");
        }
        return value instanceof Boolean ? "{\"type\": \"boolean\"}" : value instanceof String ? "{\"type\": \"string\"}" : reference("value");
    }

    /** What a structure is, or one of all that may stand in its place. */
    private static String structure(Class<?> type) {
        if (!type.isRecord()) {
            return "{\"type\": \"object\", \"additionalProperties\": " + reference("value") + "}";
        }
        List<String> forms = Arrays.stream(type.getInterfaces()).filter(Class::isSealed).flatMap(each -> Stream.of(each.getPermittedSubclasses()))
            .map(FieldSchema::of).toList();
        return forms.isEmpty() ? of(type) : "{\"oneOf\": [" + String.join(", ", forms) + "]}";
    }

    private static String orNull(String schema) {
        return "{\"oneOf\": [{\"type\": \"null\"}, " + schema + "]}";
    }

    private static String reference(String name) {
        return "{\"$ref\": \"#/$defs/" + name + "\"}";
    }
}
