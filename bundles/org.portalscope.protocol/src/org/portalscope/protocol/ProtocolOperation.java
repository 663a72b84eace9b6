package org.portalscope.protocol;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/**
 * A call of a protocol as its users write it: {@code request = mailbox_receive(box, 7, buffer);} or {@code MPI_Test(&request, &flag, &status);}.
 *
 * @param procedure  what it does; its name, which by custom begins with that of the protocol, is that of the call
 * @param parameters in the order of the call; those that take values are the parameters of the procedure, those that store values are its outputs
 * @param result     what it yields, or null
 * @param about      what it does, in a sentence
 * @param formerly   the same parameters in the order that texts may still have them in; empty if there was no other
 * @param ignored    names of parameters that the document has in front of these and that say nothing here: users leave them out, or write anything
 */
public record ProtocolOperation(Procedure procedure, List<CallParameter> parameters, ValueType result, String about, List<CallParameter> formerly,
        List<String> ignored) {

    /** @throws IllegalArgumentException if the parameters are not those of the procedure */
    public ProtocolOperation {
        parameters = List.copyOf(parameters);
        formerly = List.copyOf(formerly);
        ignored = List.copyOf(ignored);
        require(procedure.parameters(), parameters.stream().filter(CallParameter::isInput).map(CallParameter::variable).toList(), procedure);
        require(procedure.outputs(), parameters.stream().filter(CallParameter::isOutput).map(CallParameter::variable).toList(), procedure);
    }

    /** A call whose parameters have always been in this order. */
    public ProtocolOperation(Procedure procedure, List<CallParameter> parameters, ValueType result, String about) {
        this(procedure, parameters, result, about, List.of(), List.of());
    }

    /** A call that stores nothing, with the parameters of its procedure. */
    public ProtocolOperation(Procedure procedure, ValueType result, String about) {
        this(procedure, procedure.parameters().stream().map(CallParameter::in).toList(), result, about);
    }

    private static void require(List<CallVariable> wanted, List<CallVariable> found, Procedure procedure) {
        if (!wanted.equals(found)) {
            throw new IllegalArgumentException(procedure + " has " + wanted + ", not " + found);
        }
    }

    public String name() {
        return procedure.name();
    }

    /** The same call with its parameters in another order. */
    public ProtocolOperation formerly(List<CallParameter> order) {
        return new ProtocolOperation(procedure, parameters, result, about, order, ignored);
    }

    /** The same call with parameters in front of these that say nothing. */
    public ProtocolOperation ignoring(String... names) {
        return new ProtocolOperation(procedure, parameters, result, about, formerly, List.of(names));
    }

    /** {@code mailbox_receive(box, tag, buffer)}. */
    @Override
    public String toString() {
        return parameters.stream().map(CallParameter::written).collect(Collectors.joining(", ", name() + "(", ")"));
    }
}
