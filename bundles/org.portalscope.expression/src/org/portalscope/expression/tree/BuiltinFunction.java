package org.portalscope.expression.tree;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.engine.api.Event;
import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.EventQueue;
import org.portalscope.engine.state.MatchEntry;
import org.portalscope.engine.state.MemoryDescriptor;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Numbers;
import org.portalscope.expression.ValueScope;
import org.portalscope.expression.value.Bytes;
import org.portalscope.expression.value.EvaluationException;
import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/** The functions that expressions may call. They look and change nothing. */
public enum BuiltinFunction {
    EVENTS("events", "how many events are in a queue", Type.INTEGER, "queue", Type.EQ) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) {
            EventQueue queue = values.portals().queue(given[0].number());
            return Value.of(queue == null ? 0 : queue.size());
        }
    },
    STATUS("status", "the value of a status register, such as PTL_SR_DROP_COUNT", Type.INTEGER, "interface", Type.NI, "register", Type.INTEGER) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            NetworkInterface ni = values.portals().networkInterface(given[0].number());
            long register = given[1].number();
            if (ni == null) {
                throw call.refusal(0, "an interface that has been initialized");
            }
            if (register != Ptl.PTL_SR_DROP_COUNT && (register < 0 || register > DropReason.values().length)) {
                throw call.refusal(1, "a status register, such as PTL_SR_DROP_COUNT");
            }
            return Value.of(register == Ptl.PTL_SR_DROP_COUNT ? ni.dropCount() : ni.dropCount(DropReason.ofRegister((int) register)));
        }
    },
    ACTIVE("active", "whether the handle of a memory descriptor is valid, and the descriptor active", Type.INTEGER, "descriptor", Type.MD) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) {
            MemoryDescriptor descriptor = values.portals().validDescriptor(given[0].number());
            return Value.of(descriptor != null && descriptor.active());
        }
    },
    ACCEPTS("accepts", "whether the criteria of a match entry admit the request that an event tells of", Type.INTEGER, "entry", Type.ME,
            "event", Type.EVENT) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) {
            MatchEntry entry = values.portals().entry(given[0].number());
            return Value.of(entry != null && entry.admits((Event) given[1].object()));
        }
    },
    UNEXPECTED("unexpected", "how many put requests that the criteria of a match entry admit have an event in a queue", Type.INTEGER,
            "entry", Type.ME, "queue", Type.EQ) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) {
            MatchEntry entry = values.portals().entry(given[0].number());
            EventQueue queue = values.portals().queue(given[1].number());
            return Value.of(entry == null || queue == null ? 0 : queue.countPutRequests(entry));
        }

        @Override
        String evidence(FunctionApplication call, Value[] given, ValueScope values) {
            MatchEntry entry = values.portals().entry(given[0].number());
            EventQueue queue = values.portals().queue(given[1].number());
            if (entry == null || queue == null || queue.countPutRequests(entry) == 0) {
                return "";
            }
            return queue.putRequests(entry).stream().map(BuiltinFunction::put).collect(Collectors.joining(", ", call.arguments().get(0).text() + " on portal "
                    + entry.values().portal() + " admits ", " in " + call.arguments().get(1).text()));
        }
    },
    MEMORY("memory", "the bytes of memory at an address", Type.BYTES, "address", Type.INTEGER, "length", Type.INTEGER) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            if (!values.portals().memory().legal(given[0].number(), given[1].number())) {
                throw call.refusal(0, "an address with " + given[1].text() + " bytes within one region");
            }
            return new Value(Type.BYTES, MemoryFunctions.read(values, given[0].number(), given[1].number()));
        }
    },
    BYTES("bytes", "a string of these bytes, each from 0 to 255", Type.BYTES, "byte", Type.INTEGER) {
        @Override
        boolean isRepeated() {
            return true;
        }

        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            byte[] bytes = new byte[given.length];
            for (int i = 0; i < bytes.length; i++) {
                bytes[i] = call.octet(i, given[i]);
            }
            return new Value(Type.BYTES, Bytes.of(bytes));
        }
    },
    FILL("fill", "a string of one byte as often as is said", Type.BYTES, "byte", Type.INTEGER, "length", Type.INTEGER) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            long length = given[1].number();
            if (Long.compareUnsigned(length, Bytes.LONGEST) > 0) {
                throw call.refusal(1, "a length of at most " + Bytes.LONGEST);
            }
            byte[] bytes = new byte[(int) length];
            Arrays.fill(bytes, call.octet(0, given[0]));
            return new Value(Type.BYTES, Bytes.of(bytes));
        }
    },
    APPEND("append", "a list with an element more at its end", null, "list", Type.UNKNOWN.list(), "element", Type.UNKNOWN) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            return ListFunctions.appended(call, given[0].elements(), given[1]);
        }
    },
    REMOVE("remove", "a list without the element of an index", null, "list", Type.UNKNOWN.list(), "index", Type.INTEGER) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException {
            return ListFunctions.without(call, given[0], given[1].number());
        }
    },
    CONTAINS("contains", "whether an element is in a list", Type.INTEGER, "list", Type.UNKNOWN.list(), "element", Type.UNKNOWN) {
        @Override
        Value apply(FunctionApplication call, Value[] given, ValueScope values) {
            return Value.of(given[0].elements().contains(given[1]));
        }
    };

    private final String word;
    private final String about;
    private final Type result;
    private final List<String> names;
    private final List<Type> types;

    BuiltinFunction(String word, String about, Type result, String name, Type type) {
        this(word, about, result, List.of(name), List.of(type));
    }

    BuiltinFunction(String word, String about, Type result, String first, Type firstType, String second, Type secondType) {
        this(word, about, result, List.of(first, second), List.of(firstType, secondType));
    }

    BuiltinFunction(String word, String about, Type result, List<String> names, List<Type> types) {
        this.word = word;
        this.about = about;
        this.result = result;
        this.names = List.copyOf(names);
        this.types = types;
    }

    private static String put(Event event) {
        return "the put of " + Numbers.count(event.rlength(), "byte") + " from " + event.initiator() + " with match bits " + Numbers.hex(event.matchBits());
    }

    abstract Value apply(FunctionApplication call, Value[] given, ValueScope values) throws EvaluationException;

    /** What of the state makes its value what it is, in words; empty if there is nothing to tell. */
    String evidence(FunctionApplication call, Value[] given, ValueScope values) {
        return "";
    }

    /** Whether its one parameter takes any number of arguments. */
    boolean isRepeated() {
        return false;
    }

    /** The function of a name, or null. */
    public static BuiltinFunction of(String name) {
        for (BuiltinFunction function : values()) {
            if (function.word.equals(name)) {
                return function;
            }
        }
        return null;
    }

    /** What it is called by. */
    public String word() {
        return word;
    }

    /** What it yields, in words. */
    public String about() {
        return about;
    }

    /** {@code status(interface, register)}. */
    public String signature() {
        return names.stream().collect(Collectors.joining(", ", word + "(", isRepeated() ? ", …)" : ")"));
    }

    /** What its parameters are called. */
    public List<String> parameterNames() {
        return names;
    }

    int parameters() {
        return names.size();
    }

    String parameterName(int index) {
        return names.get(isRepeated() ? 0 : index);
    }

    Type parameterType(int index) {
        return types.get(isRepeated() ? 0 : index);
    }

    /** Whether its second argument is an element such as those of the list before it. */
    boolean takesElement() {
        return this == APPEND || this == CONTAINS;
    }

    /** What it yields for arguments of some types. */
    Type result(List<Type> given) {
        if (result != null) {
            return result;
        }
        Type list = given.get(0);
        return this == APPEND && list.isOpen() && given.get(1).list() != null ? given.get(1).list() : list;
    }
}
