package org.portalscope.scenario.snapshot;

import java.util.List;
import java.util.Objects;
import java.util.function.Function;

import org.portalscope.engine.encoding.FieldException;
import org.portalscope.expression.value.Type;
import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.value.ValueType;
import org.portalscope.scenario.statement.ProtocolCall;
import org.portalscope.scenario.statement.UsedProtocol;
import org.portalscope.scenario.thread.Code;

/** The protocols that a program calls: all that can have a part in its state. */
final class ProtocolCalls implements BoundValueReader.OwnTypes {

    private final List<UsedProtocol> protocols;

    ProtocolCalls(Code code) {
        protocols = code.bodies().stream().flatMap(body -> body.code().stream()).filter(ProtocolCall.class::isInstance)
                .map(call -> ((ProtocolCall) call).protocol()).distinct().toList();
    }

    /** The protocol of a name, which must be called. */
    Protocol protocol(String name) {
        return protocols.stream().map(UsedProtocol::protocol).filter(protocol -> protocol.name().equals(name)).findFirst()
                .orElseThrow(() -> new FieldException("the program does not call the protocol '" + name + "'"));
    }

    @Override
    public Type type(String words) {
        return find(words, protocol -> protocol.ownType(words));
    }

    @Override
    public ValueType structure(String words) {
        return find(words, protocol -> protocol.structure(words));
    }

    private <T> T find(String words, Function<UsedProtocol, T> in) {
        return protocols.stream().map(in).filter(Objects::nonNull).findFirst()
                .orElseThrow(() -> new FieldException("no protocol that the program calls has '" + words + "'"));
    }
}
