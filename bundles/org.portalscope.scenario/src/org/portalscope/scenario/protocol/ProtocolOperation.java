package org.portalscope.scenario.protocol;

import java.util.List;
import java.util.stream.Collectors;

import org.portalscope.expression.value.Type;
import org.portalscope.expression.value.Value;

/**
 * A call of a protocol as scenarios write it: {@code request = mailbox_receive(box, 7, buffer);}.
 *
 * @param name       of the call; by custom it begins with the name of the protocol
 * @param parameters in their order
 * @param result     what it yields, or null
 * @param about      what it does, in a sentence
 * @param start      what it has to do
 */
public record ProtocolOperation(String name, List<Parameter> parameters, Type result, String about, Start start) {

    /** A parameter with its type. */
    public record Parameter(String name, Type type) {
    }

    /** Makes the activity of a call. */
    public interface Start {

        /** @param arguments as many as there are parameters, of their types */
        ResumableCall with(List<Value> arguments);
    }

    public ProtocolOperation {
        parameters = List.copyOf(parameters);
    }

    /** {@code mailbox_receive(box, tag, buffer)}. */
    @Override
    public String toString() {
        return parameters.stream().map(Parameter::name).collect(Collectors.joining(", ", name + "(", ")"));
    }
}
