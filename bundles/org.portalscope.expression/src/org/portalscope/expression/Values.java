package org.portalscope.expression;

/** The values of names, and memory, while an expression is evaluated. */
public interface Values {

    /** The value of a name, or null if it has none yet. */
    Value value(String name);

    /** The byte at an address within a region, 0 to 255. */
    int byteAt(long address);
}
