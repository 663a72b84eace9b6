package org.portalscope.scenario.statement;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.memory.Region;
import org.portalscope.expression.value.Members;
import org.portalscope.expression.value.RegionValue;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;
import org.portalscope.protocol.CallParameter;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Callback;
import org.portalscope.protocol.value.Buffer;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolConstant;
import org.portalscope.protocol.value.StructureValue;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.thread.Signature;

/** A protocol that a scenario uses, in the types and values of the language. */
public final class UsedProtocol {

    private static final Map<ValueType, Type> COMMON = Map.of(ValueType.INTEGER, Type.INTEGER, ValueType.NI, Type.NI, ValueType.ME, Type.ME,
            ValueType.MD, Type.MD, ValueType.EQ, Type.EQ, ValueType.PROCESS, Type.PROCESS, ValueType.BUFFER, Type.REGION, ValueType.ADDRESS, Type.INTEGER);

    /** What NULL stands for where memory is wanted. */
    private static final Buffer NOTHING = new Buffer("NULL", 0, 0);

    /** What NULL stands for where a function is wanted. */
    private static final long NO_FUNCTION = 0;

    private Protocol protocol;
    private Map<String, ProtocolOperation> operations;
    private final Map<ValueType, Type> types = new LinkedHashMap<>(COMMON);
    /** The types of the constants that stand where an output of a type is not wanted. */
    private final Map<ValueType, Type> unwanted = new LinkedHashMap<>();

    public UsedProtocol(Protocol protocol) {
        use(protocol);
        protocol.types().values().forEach(this::type);
        for (ProtocolOperation operation : protocol.operations()) {
            operation.parameters().stream().map(CallParameter::variable).map(CallVariable::type).forEach(this::type);
            Optional.ofNullable(operation.result()).ifPresent(this::type);
        }
        protocol.constants().values().forEach(this::constant);
    }

    /** The protocol with the parameters that have been set. */
    public Protocol protocol() {
        return protocol;
    }

    /**
     * Sets parameters, as long as nothing runs.
     *
     * @param values those that are set by now, as {@link Protocol#with} takes them
     */
    public void configure(Map<String, Long> values) {
        use(protocol.with(values));
    }

    private void use(Protocol used) {
        protocol = used;
        operations = used.operations().stream().collect(Collectors.toMap(ProtocolOperation::name, Function.identity()));
    }

    /** The call of a name; with other parameters, it is another one. */
    ProtocolOperation operation(String name) {
        return operations.get(name);
    }

    /** The types of the parameters of a call. */
    public List<ValueType> types(String name) {
        return operation(name).parameters().stream().map(CallParameter::variable).map(CallVariable::type).toList();
    }

    /** A type of its calls as the language knows it. */
    public Type type(ValueType type) {
        Type known = types.get(type);
        if (known == null) {
            known = made(type);
            types.put(type, known);
        }
        return known;
    }

    private Type made(ValueType type) {
        return switch (type.kind()) {
            case LIST -> type(type.element()).list();
            case STRUCTURE -> Type.structure(type.words(), members(type));
            default -> Type.opaque(type.words());
        };
    }

    private Members members(ValueType structure) {
        Map<String, Type> memberTypes = new LinkedHashMap<>();
        structure.members().forEach(member -> memberTypes.put(member.name(), type(member.type())));
        return Members.described(memberTypes, (value, name) -> ((StructureValue) value).member(name));
    }

    /** The type of the protocol's own that messages call so, or null. */
    public Type ownType(String words) {
        return types.values().stream().filter(type -> type.words().equals(words)).findFirst()
                .orElseGet(() -> unwanted.values().stream().filter(type -> type.words().equals(words)).findFirst().orElse(null));
    }

    /** The structure that messages call so, or null. */
    public ValueType structure(String words) {
        return types.keySet().stream().filter(type -> type.kind() == ValueType.Kind.STRUCTURE && type.words().equals(words)).findFirst().orElse(null);
    }

    /** A constant as a value of the language. One of a structure, or of a list of them, says that an output of that type is not wanted. */
    public Value constant(ProtocolConstant constant) {
        ValueType type = constant.type();
        boolean isOutput = (type.kind() == ValueType.Kind.LIST ? type.element() : type).kind() == ValueType.Kind.STRUCTURE;
        return isOutput ? new Value(unwanted.computeIfAbsent(type, of -> Type.opaque(type(of).words() + " that is not wanted")), null)
                : value(type, constant.value());
    }

    /** Whether something of a type can stand where a call stores a value and nobody wants it. */
    boolean isUnwanted(Type found, ValueType output) {
        return found == Type.NULL || found == Type.UNKNOWN || found == unwanted.get(output);
    }

    /** What a call answers, as a value of the language. */
    Value value(ValueType type, Object object) {
        return switch (type.kind()) {
            case LIST -> Value.list(type(type.element()), ((List<?>) object).stream().map(element -> value(type.element(), element)).toList());
            case BUFFER -> {
                Buffer buffer = (Buffer) object;
                yield new Value(Type.REGION, new RegionValue(buffer.name(), buffer.address(), buffer.length()));
            }
            default -> type(type) == Type.INTEGER ? Value.of((Long) object) : new Value(type(type), object);
        };
    }

    /** Whether a function of the scenario takes what functions of a type take, and returns what they return. */
    boolean fits(Signature function, ValueType wanted) {
        List<CallVariable> parameters = wanted.members();
        Type result = wanted.element() == null ? null : type(wanted.element());
        return function.parameters().size() == parameters.size()
                && IntStream.range(0, parameters.size()).allMatch(i -> function.parameters().get(i).type().agrees(type(parameters.get(i).type())))
                && (result == null ? function.result() == null : function.result() != null && function.result().agrees(result));
    }

    /** What functions of a type take and return, in words. */
    String head(ValueType function) {
        List<CallVariable> parameters = function.members();
        StringBuilder head = new StringBuilder("a function that takes ");
        for (int i = 0; i < parameters.size(); i++) {
            head.append(i == 0 ? "" : i == parameters.size() - 1 ? " and " : ", ").append(type(parameters.get(i).type()).words()).append(" as ")
                    .append(parameters.get(i).name());
        }
        return head.append(", and returns ").append(function.element() == null ? "nothing" : type(function.element()).words()).toString();
    }

    /** The arguments of a function of the scenario, as values of the language. */
    List<Value> values(Callback callback) {
        List<Value> values = new ArrayList<>();
        for (int i = 0; i < callback.arguments().size(); i++) {
            values.add(value(callback.type().members().get(i).type(), callback.arguments().get(i)));
        }
        return values;
    }

    /** An argument as its calls take it. */
    static Object argument(ValueType type, Value value) {
        return switch (type.kind()) {
            case NUMBER, HANDLE -> value.number();
            case FUNCTION -> value.object() == null ? NO_FUNCTION : value.number();
            case PROCESS, STRUCTURE -> value.object();
            case BUFFER -> value.object() == null ? NOTHING : buffer((RegionValue) value.object());
            case LIST -> value.object() == null ? List.of() : value.elements().stream().map(element -> argument(type.element(), element)).toList();
        };
    }

    /** What a member of a structure is that is not given. */
    static Object omitted(ValueType type) {
        return switch (type.kind()) {
            case NUMBER, HANDLE, FUNCTION -> 0L;
            case PROCESS -> new ProcessId(0, 0);
            case BUFFER -> NOTHING;
            case LIST -> List.of();
            case STRUCTURE -> new StructureValue(type, type.members().stream().map(member -> omitted(member.type())).toList());
        };
    }

    /** The memory from an address on, up to the end of its region; none if the address is in no region. */
    static Buffer buffer(long address, List<Region> regions) {
        return regions.stream().filter(region -> address - region.address() >= 0 && address - region.address() < region.length()).findFirst()
                .map(region -> new Buffer(region.name(), address, region.address() + region.length() - address))
                .orElseGet(() -> address == 0 ? NOTHING : new Buffer("address " + Long.toUnsignedString(address), address, 0));
    }

    /** Memory as its calls take it. */
    static Buffer buffer(RegionValue region) {
        return new Buffer(region.name(), region.address(), region.length());
    }
}
