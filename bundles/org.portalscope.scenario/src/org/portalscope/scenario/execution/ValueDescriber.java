package org.portalscope.scenario.execution;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Handle;
import org.portalscope.engine.description.Field;
import org.portalscope.engine.description.Structure;
import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.value.ConstantNames;
import org.portalscope.protocol.value.StructureValue;

/** Makes of a value what views show: its text, its members and elements, what its handle stands for, and what its memory holds now. */
final class ValueDescriber {

    /** Elements of a list that are described one by one. */
    static final int MOST_ELEMENTS = 256;

    private final PortalsState portals;
    private final ConstantNames constants;

    /**
     * @param portals   the process whose memory and handles the values are about
     * @param constants of the protocols whose values these may be
     */
    ValueDescriber(PortalsState portals, ConstantNames constants) {
        this.portals = portals;
        this.constants = constants;
    }

    TypedValue describe(Value value) {
        String type = value.type().words();
        String text = text(value);
        Object object = value.object();
        if (object instanceof Bytes bytes) {
            return BytesDescriber.describe(bytes.toArray(), bytes.length());
        } else if (object instanceof RegionValue region) {
            return new TypedValue(type, Unit.ADDRESS, region.address(), text, region(value, region));
        } else if (value.type().isList()) {
            return new TypedValue(type, null, text, elements(value.elements()));
        } else if (value.type().isHandle()) {
            return new TypedValue(type, Unit.HANDLE, object, text, target((Long) object));
        }
        return new TypedValue(type, isNeutral(object) ? object : null, text, members(value));
    }

    private String text(Value value) {
        if (value.type().isList()) {
            return value.elements().stream().map(this::text).collect(Collectors.joining(", ", "[", "]"));
        }
        if (value.object() instanceof StructureValue structure) {
            return constants.text(structure.type(), structure);
        }
        String constant = constants.name(value.type().words(), value.object());
        return constant == null ? value.text() : constant;
    }

    /** Whether those know an object who do not know the language: values of protocols are described by their text. */
    private static boolean isNeutral(Object object) {
        return object instanceof Long || object instanceof String || object != null && object.getClass().getPackage() == Handle.class.getPackage();
    }

    private Map<String, TypedValue> members(Value structure) {
        Map<String, TypedValue> children = new LinkedHashMap<>();
        Members members = Members.of(structure.type());
        if (members != null) {
            Map<String, Unit> units = units(structure.object());
            members.names().forEach(name -> children.put(name, member(name, members.value(name, structure)).in(units.getOrDefault(name, Unit.NONE))));
        }
        return children;
    }

    /** What the numbers of a structure of Portals count or name. */
    private static Map<String, Unit> units(Object object) {
        return object instanceof Structure structure ? structure.members().stream().collect(Collectors.toMap(Field::name, Field::unit)) : Map.of();
    }

    private TypedValue member(String name, Value value) {
        String constant = MemberConstants.text(name, value);
        return constant == null ? describe(value) : new TypedValue(value.type().words(), value.object(), constant);
    }

    private Map<String, TypedValue> region(Value value, RegionValue region) {
        Map<String, TypedValue> children = members(value);
        int shown = (int) Math.min(region.length(), BytesDescriber.MOST);
        if (portals.memory().legal(region.address(), shown)) {
            children.put("content", BytesDescriber.describe(portals.memory().read(region.address(), shown), region.length()));
        }
        return children;
    }

    private Map<String, TypedValue> elements(List<Value> elements) {
        Map<String, TypedValue> children = new LinkedHashMap<>();
        for (int i = 0; i < Math.min(MOST_ELEMENTS, elements.size()); i++) {
            children.put("[" + i + "]", describe(elements.get(i)));
        }
        return children;
    }

    /** What a handle stands for: its parts, and if it is that of a descriptor, what that holds now. */
    private Map<String, TypedValue> target(long handle) {
        Map<String, TypedValue> children = new LinkedHashMap<>();
        if (!Handle.isNone(handle)) {
            children.put("interface", describe(Value.of(Handle.networkInterface(handle))));
            children.put("index", describe(Value.of(Integer.toUnsignedLong(Handle.index(handle)))));
            children.put("generation", describe(Value.of(Handle.generation(handle))));
            MemoryDescriptor descriptor = descriptor(handle);
            if (descriptor != null) {
                children.put("mem_desc", describe(new Value(Type.MD_VALUES, descriptor.md())));
            }
        }
        return children;
    }

    private MemoryDescriptor descriptor(long handle) {
        NetworkInterface owner = portals.owner(handle);
        return owner == null || !Handle.is(Handle.Kind.MD, handle) ? null : owner.descriptors().get(handle);
    }
}
