package org.portalscope.protocol.program;

import java.util.List;

/** A function of a program in Java that protocols call back, in the thread that makes the call of the protocol. */
@FunctionalInterface
public interface ProgramFunction {

    /**
     * Runs. It may read and write memory, and make calls as far as the protocol allows them there.
     *
     * @param arguments as {@link PortalsApi#call} takes them, those of the type that the protocol gives such functions
     * @return what the function yields, of the type that the protocol gives it; null if it has no result
     */
    Object run(List<Object> arguments);
}
