package org.portalscope.presentation.watch;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.engine.description.TypedValue;
import org.portalscope.engine.description.Unit;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** Makes of a value as it is described for views one that expressions can be evaluated with. */
final class DescribedValue {

    /** Elements of a list, and bytes, of which a description holds no more: what has as many may have been cut. */
    private static final int MOST = 256;

    private static final String LENGTH = "length";
    private static final Map<String, Type> TYPES = Stream.of(Type.INTEGER, Type.NI, Type.ME, Type.MD, Type.EQ, Type.PROCESS, Type.MD_VALUES, Type.LIMITS,
            Type.EVENT, Type.UNLINK, Type.POSITION, Type.ACK, Type.RETURN_CODE, Type.EVENT_KIND, Type.STRING)
            .collect(Collectors.toMap(Type::words, Function.identity()));

    private DescribedValue() {
    }

    /** The value; empty if its description does not say all of it. */
    static Optional<Value> of(TypedValue described) {
        Object object = described.value();
        if (object instanceof ByteBuffer bytes) {
            return bytes.remaining() < MOST ? Optional.of(new Value(Type.BYTES, Bytes.of(copy(bytes)))) : Optional.empty();
        }
        if (described.unit() == Unit.ADDRESS && described.children().containsKey(LENGTH)) {
            long length = (Long) described.children().get(LENGTH).value();
            return Optional.of(new Value(Type.REGION, new RegionValue(described.text(), (Long) object, length)));
        }
        if (object != null && TYPES.containsKey(described.type())) {
            return Optional.of(new Value(TYPES.get(described.type()), object));
        }
        return object != null ? Optional.of(simple(object)) : compound(described);
    }

    private static Value simple(Object object) {
        if (object instanceof Boolean holds) {
            return Value.of(holds);
        }
        return object instanceof Long number ? Value.of(number) : new Value(Type.STRING, object.toString());
    }

    private static byte[] copy(ByteBuffer bytes) {
        byte[] copy = new byte[bytes.remaining()];
        bytes.duplicate().get(copy);
        return copy;
    }

    private static Optional<Value> compound(TypedValue described) {
        if (described.type().startsWith("a list of ")) {
            return list(described);
        }
        Map<String, Value> members = new LinkedHashMap<>();
        described.children().forEach((name, part) -> of(part).ifPresent(value -> members.put(name, value)));
        if (members.isEmpty()) {
            return Optional.empty();
        }
        Map<String, Type> types = new LinkedHashMap<>();
        members.forEach((name, value) -> types.put(name, value.type()));
        Type type = Type.structure(described.type(), Members.described(types, (all, name) -> ((Map<?, ?>) all).get(name) instanceof Value value
                ? value.object() : null));
        return Optional.of(new Value(type, members));
    }

    private static Optional<Value> list(TypedValue described) {
        List<Value> elements = new ArrayList<>();
        for (TypedValue element : described.children().values()) {
            of(element).ifPresent(elements::add);
        }
        if (elements.size() < described.children().size() || elements.size() >= MOST) {
            return Optional.empty();
        }
        Type element = elements.isEmpty() || elements.get(0).type().list() == null ? Type.UNKNOWN : elements.get(0).type();
        return Optional.of(Value.list(element, elements));
    }
}
