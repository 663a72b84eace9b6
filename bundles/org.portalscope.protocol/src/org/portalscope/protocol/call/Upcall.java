package org.portalscope.protocol.call;

import java.util.List;

/**
 * A call of a function of the user that a call of a protocol makes, such as that of a handler.
 *
 * @param function  its address, as the user has given it to the protocol
 * @param arguments numbers, in the order of its parameters
 */
public record Upcall(long function, List<Long> arguments) {

    public Upcall {
        arguments = List.copyOf(arguments);
    }
}
