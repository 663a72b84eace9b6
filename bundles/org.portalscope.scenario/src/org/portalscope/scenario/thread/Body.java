package org.portalscope.scenario.thread;

import java.util.List;

/**
 * The instructions of a thread or of a function. Immutable.
 *
 * @param name      as users call it
 * @param signature that of a function; null for a thread
 * @param code      at least one instruction; the last one ends the thread or leaves the function
 * @param locals    the names of its own in the order of their slots, the parameters of a function first
 * @param loops     how many loops that count their rounds lie within each other at most
 */
public record Body(String name, Signature signature, List<Instruction> code, List<String> locals, int loops) {

    public Body {
        code = List.copyOf(code);
        locals = List.copyOf(locals);
    }

    public boolean isFunction() {
        return signature != null;
    }

    public Instruction instruction(int index) {
        return code.get(index);
    }
}
