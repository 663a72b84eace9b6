package org.portalscope.mpi.call;

import static org.portalscope.mpi.progress.MpiCalls.change;
import static org.portalscope.mpi.progress.MpiCalls.state;
import static org.portalscope.protocol.CallParameter.in;
import static org.portalscope.protocol.CallParameter.inOut;
import static org.portalscope.protocol.CallParameter.out;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

import org.portalscope.mpi.error.MpiErrors;
import org.portalscope.mpi.state.Datatype;
import org.portalscope.mpi.state.TypeMap;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.CallContext;
import org.portalscope.protocol.call.CallView;
import org.portalscope.protocol.call.Continuation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ProtocolError;
import org.portalscope.protocol.value.ValueType;

/** The calls that make derived datatypes, and those that tell about them. */
final class DatatypeCalls {

    private static final CallVariable COUNT = integer("count");
    private static final CallVariable BLOCKLENGTH = integer("blocklength");
    private static final CallVariable STRIDE = integer("stride");
    private static final CallVariable BLOCKLENGTHS = new CallVariable("array_of_blocklengths", ValueType.listOf(ValueType.INTEGER));
    private static final CallVariable DISPLACEMENTS = new CallVariable("array_of_displacements", ValueType.listOf(ValueType.INTEGER));
    private static final CallVariable TYPES = new CallVariable("array_of_types", ValueType.listOf(Datatype.TYPE));
    private static final CallVariable OLD = new CallVariable("oldtype", Datatype.TYPE);
    private static final CallVariable NEW = new CallVariable("newtype", Datatype.TYPE);
    private static final CallVariable SIZE = integer("size");
    private static final CallVariable LOWER_BOUND = integer("lb");
    private static final CallVariable EXTENT = integer("extent");

    private DatatypeCalls() {
    }

    private static CallVariable integer(String name) {
        return new CallVariable(name, ValueType.INTEGER);
    }

    static List<ProtocolOperation> operations() {
        return List.of(
                made("MPI_Type_contiguous", call -> notNegative(call, COUNT), DatatypeCalls::contiguous, "Makes a datatype of elements one behind another.",
                        COUNT, OLD),
                made("MPI_Type_vector", call -> first(notNegative(call, COUNT), notNegative(call, BLOCKLENGTH)), DatatypeCalls::vector,
                        "Makes a datatype of blocks at equal distances, counted in elements.", COUNT, BLOCKLENGTH, STRIDE, OLD),
                made("MPI_Type_indexed", DatatypeCalls::listError, DatatypeCalls::indexed,
                        "Makes a datatype of blocks at displacements that are counted in elements.", COUNT, BLOCKLENGTHS, DISPLACEMENTS, OLD),
                made("MPI_Type_create_struct", DatatypeCalls::listError, DatatypeCalls::struct,
                        "Makes a datatype of blocks of several datatypes, at displacements in bytes.", COUNT, BLOCKLENGTHS, DISPLACEMENTS, TYPES),
                made("MPI_Type_create_resized", DatatypeCalls::resizedError, call -> Optional.of(
                        old(call).map().resized(call.number(LOWER_BOUND), call.number(EXTENT))), "Makes a datatype with other bounds.", OLD, LOWER_BOUND,
                        EXTENT),
                changed("MPI_Type_commit", DatatypeCalls::commit, "Says that messages will be made of a datatype."),
                changed("MPI_Type_free", DatatypeCalls::free, "Gives a datatype back; requests that use it go on."),
                told("MPI_Type_size", call -> call.set(SIZE, type(call).size()), "How many bytes an element of a datatype has in a message.", SIZE),
                told("MPI_Type_get_extent", DatatypeCalls::setExtent, "Where an element of a datatype begins, and how far it is to the next.", LOWER_BOUND,
                        EXTENT));
    }

    private static ProtocolOperation made(String name, Function<CallView, ProtocolError> check, Function<CallView, Optional<TypeMap>> map, String about,
            CallVariable... inputs) {
        boolean several = List.of(inputs).contains(TYPES);
        return new ProtocolOperation(Procedure.named(name, inputs).outputs(NEW)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(check.apply(call)))
                .then(call -> Checks.require(several ? typesError(call) : Checks.datatype(call, OLD)))
                .then(call -> make(call, map.apply(call))).end(),
                Stream.concat(Stream.of(inputs).map(each -> in(each)), Stream.of(out(NEW))).toList(), null, about);
    }

    private static ProtocolOperation changed(String name, Consumer<CallContext> change, String about) {
        return new ProtocolOperation(Procedure.named(name, Arguments.DATATYPE).outputs(Arguments.DATATYPE)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(Checks.datatype(call, Arguments.DATATYPE)))
                .then(call -> Checks.require(name.equals("MPI_Type_free") && !type(call).isDerived()
                        ? MpiErrors.of(MpiErrors.TYPE, type(call).name() + " is predefined") : null))
                .thenDo(change).end(), List.of(inOut(Arguments.DATATYPE)), null, about);
    }

    private static ProtocolOperation told(String name, Consumer<CallContext> tell, String about, CallVariable... outputs) {
        return new ProtocolOperation(Procedure.named(name, Arguments.DATATYPE).outputs(outputs)
                .then(call -> Checks.require(Checks.phase(call)))
                .then(call -> Checks.require(Checks.datatype(call, Arguments.DATATYPE)))
                .thenDo(tell).end(),
                Stream.concat(Stream.of(in(Arguments.DATATYPE)), Stream.of(outputs).map(each -> out(each))).toList(), null, about);
    }

    private static ProtocolError first(ProtocolError... errors) {
        return Stream.of(errors).filter(error -> error != null).findFirst().orElse(null);
    }

    private static ProtocolError notNegative(CallView call, CallVariable variable) {
        return call.number(variable) < 0 ? MpiErrors.of(variable == COUNT ? MpiErrors.COUNT : MpiErrors.ARG, variable.name() + " is " + call.number(variable))
                : null;
    }

    private static ProtocolError listError(CallView call) {
        ProtocolError error = notNegative(call, COUNT);
        if (error != null) {
            return error;
        }
        int lengths = call.list(BLOCKLENGTHS).size();
        int displacements = call.list(DISPLACEMENTS).size();
        return call.number(COUNT) > Math.min(lengths, displacements)
                ? MpiErrors.of(MpiErrors.COUNT,
                        "count is " + call.number(COUNT) + ", and there are " + lengths + " lengths and " + displacements + " displacements")
                : call.<Long>list(BLOCKLENGTHS).stream().anyMatch(length -> length < 0)
                        ? MpiErrors.of(MpiErrors.ARG, "a length is " + call.<Long>list(BLOCKLENGTHS).stream().min(Long::compare).orElseThrow())
                : null;
    }

    private static ProtocolError typesError(CallView call) {
        List<Long> types = call.list(TYPES);
        return call.number(COUNT) > types.size()
                ? MpiErrors.of(MpiErrors.COUNT, "count is " + call.number(COUNT) + ", and there are " + types.size() + " datatypes")
                : first(types.stream().map(type -> Checks.datatype(call, type)).toArray(ProtocolError[]::new));
    }

    private static ProtocolError resizedError(CallView call) {
        return call.number(EXTENT) < 1 || call.number(EXTENT) > Integer.MAX_VALUE || Math.abs(call.number(LOWER_BOUND)) > Integer.MAX_VALUE
                ? MpiErrors.of(MpiErrors.ARG, "lb is " + call.number(LOWER_BOUND) + " and extent is " + call.number(EXTENT)) : null;
    }

    private static Datatype old(CallView call) {
        return state(call).datatype(call.number(OLD));
    }

    private static Datatype type(CallView call) {
        return state(call).datatype(call.number(Arguments.DATATYPE));
    }

    private static Optional<TypeMap> contiguous(CallView call) {
        return TypeMap.of(List.of(new TypeMap.Part(0, call.number(COUNT), old(call).map())));
    }

    private static Optional<TypeMap> vector(CallView call) {
        TypeMap map = old(call).map();
        return call.number(COUNT) > TypeMap.MOST_BLOCKS ? Optional.empty()
                : TypeMap.of(LongStream.range(0, call.number(COUNT))
                        .mapToObj(i -> part(i * (double) call.number(STRIDE), call.number(BLOCKLENGTH), map)).toList());
    }

    /** A part whose displacement is counted in elements; one that is too large for a number is too large for a type map, too. */
    private static TypeMap.Part part(double displacement, long count, TypeMap map) {
        return new TypeMap.Part((long) (displacement * map.extent()), count, map);
    }

    private static Optional<TypeMap> indexed(CallView call) {
        TypeMap map = old(call).map();
        return TypeMap.of(LongStream.range(0, call.number(COUNT)).mapToObj(i -> part(element(call, DISPLACEMENTS, i), element(call, BLOCKLENGTHS, i), map))
                .toList());
    }

    private static Optional<TypeMap> struct(CallView call) {
        return TypeMap.of(LongStream.range(0, call.number(COUNT)).mapToObj(i -> new TypeMap.Part(element(call, DISPLACEMENTS, i),
                element(call, BLOCKLENGTHS, i), state(call).datatype(element(call, TYPES, i)).map())).toList()).map(TypeMap::padded);
    }

    private static long element(CallView call, CallVariable list, long index) {
        return call.<Long>list(list).get((int) index);
    }

    private static Continuation make(CallContext call, Optional<TypeMap> map) {
        if (map.isEmpty()) {
            return Checks.require(MpiErrors.of(MpiErrors.ARG, "the datatype has more than " + TypeMap.MOST_BLOCKS + " blocks, or is too long"));
        }
        Datatype made = state(call).definitions().nextDatatype(map.get());
        change(call, () -> made.name() + " has " + made.size() + " bytes", state -> state.define(known -> known.withNext(made)));
        call.set(NEW, made.handle());
        return Continuation.ON;
    }

    private static void commit(CallContext call) {
        if (!type(call).committed()) {
            change(call, () -> type(call).name() + " is committed", state -> state.define(known -> known.committed(type(call))));
        }
    }

    private static void free(CallContext call) {
        change(call, () -> type(call).name() + " is freed", state -> state.define(known -> known.without(type(call))));
        call.set(Arguments.DATATYPE, Datatype.NULL);
    }

    private static void setExtent(CallContext call) {
        call.set(LOWER_BOUND, type(call).map().lowerBound());
        call.set(EXTENT, type(call).map().extent());
    }
}
