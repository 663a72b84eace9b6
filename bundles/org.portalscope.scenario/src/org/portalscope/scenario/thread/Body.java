package org.portalscope.scenario.thread;

import java.util.List;

/**
 * The instructions of a thread or of a function. Immutable.
 *
 * @param name       as users call it
 * @param isFunction whether it is a function
 * @param parameters how many a function has
 * @param code       at least one instruction; the last one ends the thread or leaves the function
 * @param locals     the names of its own in the order of their slots, the parameters of a function first
 * @param loops      how many loops that count their rounds lie within each other at most
 */
public record Body(String name, boolean isFunction, int parameters, List<Instruction> code, List<String> locals, int loops) {

    public Body {
        code = List.copyOf(code);
        locals = List.copyOf(locals);
    }

    public Instruction instruction(int index) {
        return code.get(index);
    }
}
