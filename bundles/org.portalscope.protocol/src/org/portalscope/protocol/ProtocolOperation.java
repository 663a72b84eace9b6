package org.portalscope.protocol;

import java.util.stream.Collectors;

import org.portalscope.protocol.call.Procedure;
import org.portalscope.protocol.value.CallVariable;
import org.portalscope.protocol.value.ValueType;

/**
 * A call of a protocol as its users write it: {@code request = mailbox_receive(box, 7, buffer);}.
 *
 * @param procedure what it does; its name, which by custom begins with that of the protocol, and its parameters are those of the call
 * @param result    what it yields, or null
 * @param about     what it does, in a sentence
 */
public record ProtocolOperation(Procedure procedure, ValueType result, String about) {

    public String name() {
        return procedure.name();
    }

    /** {@code mailbox_receive(box, tag, buffer)}. */
    @Override
    public String toString() {
        return procedure.parameters().stream().map(CallVariable::name).collect(Collectors.joining(", ", name() + "(", ")"));
    }
}
