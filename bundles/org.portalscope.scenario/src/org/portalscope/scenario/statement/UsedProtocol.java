package org.portalscope.scenario.statement;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Stream;

import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/** A protocol that a scenario uses, in the types and values of the language. */
public final class UsedProtocol {

    private static final Map<ValueType, Type> COMMON = Map.of(ValueType.INTEGER, Type.INTEGER, ValueType.NI, Type.NI, ValueType.ME, Type.ME,
            ValueType.MD, Type.MD, ValueType.EQ, Type.EQ, ValueType.PROCESS, Type.PROCESS, ValueType.BUFFER, Type.REGION);

    private final Protocol protocol;
    private final Map<ValueType, Type> types = new LinkedHashMap<>(COMMON);

    public UsedProtocol(Protocol protocol) {
        this.protocol = protocol;
        protocol.types().values().forEach(this::add);
        for (ProtocolOperation operation : protocol.operations()) {
            Stream.concat(operation.procedure().parameters().stream().map(CallVariable::type), Stream.ofNullable(operation.result())).forEach(this::add);
        }
    }

    private void add(ValueType type) {
        types.computeIfAbsent(type, own -> Type.opaque(own.words()));
    }

    public Protocol protocol() {
        return protocol;
    }

    /** A type of its calls as the language knows it. */
    public Type type(ValueType type) {
        return types.get(type);
    }

    /** The type of the protocol's own that messages call so, or null. */
    public Type ownType(String words) {
        return types.get(ValueType.own(words));
    }

    /** What a call answers, as a value of the language. */
    Value value(ValueType type, Object object) {
        if (type.equals(ValueType.INTEGER)) {
            return Value.of((Long) object);
        }
        return new Value(type(type), object instanceof Buffer buffer ? new RegionValue(buffer.name(), buffer.address(), buffer.length()) : object);
    }

    /** An argument as its calls take it. */
    static Object argument(ValueType type, Value value) {
        return switch (type.kind()) {
            case NUMBER, HANDLE -> value.number();
            case PROCESS -> value.object();
            case BUFFER -> {
                RegionValue region = (RegionValue) value.object();
                yield new Buffer(region.name(), region.address(), region.length());
            }
        };
    }
}
