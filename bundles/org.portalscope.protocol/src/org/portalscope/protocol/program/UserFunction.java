package org.portalscope.protocol.program;

import java.util.List;

/**
 * A function of a program in Java that a protocol calls in the midst of one of its calls, such as a handler. It may read and write memory, but makes no
 * calls.
 */
@FunctionalInterface
public interface UserFunction {

    /**
     * Does what the protocol wants of it.
     *
     * @param arguments as the protocol has them
     * @return what the protocol wants, perhaps nothing
     */
    List<Long> call(List<Long> arguments);
}
