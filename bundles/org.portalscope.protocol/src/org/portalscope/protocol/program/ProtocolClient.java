package org.portalscope.protocol.program;

import java.util.Map;

import org.portalscope.protocol.Protocol;
import org.portalscope.protocol.call.CallOutcome;
import org.portalscope.protocol.value.ProtocolConstant;

/** A protocol with its parameters as a program in Java calls it. */
public final class ProtocolClient {

    private final PortalsApi portals;
    private final Protocol protocol;
    private final String title;

    /**
     * A protocol with some parameters, which are the same in all processes.
     *
     * @param title      as people call the protocol
     * @param parameters by their names
     * @throws IllegalArgumentException if there is no such parameter, or it cannot have the value
     */
    public ProtocolClient(PortalsApi portals, Protocol initial, String title, Map<String, Long> parameters) {
        this.portals = portals;
        this.title = title;
        parameters.forEach((name, value) -> check(initial, name, value));
        protocol = initial.with(parameters);
    }

    private void check(Protocol initial, String name, long value) {
        if (initial.parameters().stream().noneMatch(parameter -> parameter.name().equals(name) && parameter.admits(value))) {
            throw new IllegalArgumentException(title + " has no parameter " + name + " that can be " + value);
        }
    }

    /** Makes a call, as {@link PortalsApi#call(Protocol, String, Object...)} does. */
    public CallOutcome call(String operation, Object... arguments) {
        return portals.call(protocol, operation, arguments);
    }

    /**
     * The value of a constant that is a number.
     *
     * @throws IllegalArgumentException if there is none of that name
     */
    public long constant(String name) {
        ProtocolConstant constant = protocol.constants().get(name);
        if (constant == null || !(constant.value() instanceof Long value)) {
            throw new IllegalArgumentException(title + " has no number " + name);
        }
        return value;
    }
}
