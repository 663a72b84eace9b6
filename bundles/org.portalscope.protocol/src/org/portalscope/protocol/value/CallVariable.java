package org.portalscope.protocol.value;

/**
 * A name of a procedure: a parameter, or what it keeps between its steps.
 *
 * @param name as people read it
 */
public record CallVariable(String name, ValueType type) {
}
