package org.portalscope.engine.input;

import org.portalscope.engine.description.ControlCharacters;

/**
 * The application has one more region of memory, behind the others.
 *
 * @param name  of the region
 * @param bytes its content at first
 */
public record MemoryDeclared(String name, ByteString bytes) implements Input {

    public MemoryDeclared {
        name = ControlCharacters.shown(name);
    }

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.memoryDeclared(this);
    }
}
