package org.portalscope.analysis.search;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;

import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The fields of a kind of step, or of a structure in one, with their types; immutable. */
final class StepFields {

    private final Map<String, Node> nodes = new LinkedHashMap<>();

    /** @param paths the types of simple fields, those of structures by their paths, such as {@code entry.handle} */
    StepFields(Map<String, FieldType> paths) {
        Map<String, Map<String, FieldType>> structures = new LinkedHashMap<>();
        paths.forEach((path, type) -> {
            int dot = path.indexOf('.');
            String name = dot < 0 ? path : path.substring(0, dot);
            nodes.put(name, dot < 0 ? new Node(type.type(), type) : null);
            if (dot >= 0) {
                structures.computeIfAbsent(name, none -> new LinkedHashMap<>()).put(path.substring(dot + 1), type);
            }
        });
        structures.forEach((name, parts) -> nodes.put(name, new Node(Type.structure("a structure", new StepFields(parts).members()), null)));
    }

    /**
     * A field.
     *
     * @param simple what it holds, or null if it holds a structure
     */
    private record Node(Type type, FieldType simple) {

        Object object(Object value) {
            return simple == null ? value : simple.object(value);
        }
    }

    Collection<String> names() {
        return nodes.keySet();
    }

    /** The type of a field, or null if there is no such field. */
    Type type(String name) {
        Node node = nodes.get(name);
        return node == null ? null : node.type;
    }

    /** What a value of a field, as steps have it, is as that of an expression; null for none. */
    Value value(String name, Object value) {
        Node node = nodes.get(name);
        Object object = node.object(value);
        return object == null ? null : new Value(node.type, object);
    }

    private Object member(Structure structure, String name) {
        for (Field field : structure.members()) {
            if (field.name().equals(name)) {
                return nodes.get(name).object(field.value());
            }
        }
        return null;
    }

    private Members members() {
        Map<String, Type> types = new LinkedHashMap<>();
        nodes.forEach((name, node) -> types.put(name, node.type));
        return Members.described(types, (structure, name) -> member((Structure) structure, name));
    }
}
