package org.portalscope.protocol.repeat;

import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.ProtocolOperation;
import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.ConstantNames;

/**
 * A protocol with its settings.
 *
 * @param procedures all that it has, by their names
 * @param constants  by their values
 */
record KnownProtocol(Protocol protocol, Map<String, Procedure> procedures, ConstantNames constants) {

    static KnownProtocol of(Protocol protocol) {
        return new KnownProtocol(protocol, Stream.concat(protocol.operations().stream().map(ProtocolOperation::procedure), protocol.procedures().stream())
                .collect(Collectors.toMap(Procedure::name, Function.identity())), ConstantNames.of(protocol.constants()));
    }

    /**
     * The procedure of a name.
     *
     * @throws RepetitionException if there is none
     */
    Procedure procedure(String name) {
        Procedure procedure = procedures.get(name);
        if (procedure == null) {
            throw new RepetitionException(protocol.name() + " has no procedure " + name);
        }
        return procedure;
    }
}
