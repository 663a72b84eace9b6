package org.portalscope.engine.input;

/**
 * The application read memory; what it read is not part of the input, since it follows from the inputs before.
 *
 * @param address of the first byte; all lie within one region
 * @param length  bytes read
 */
public record MemoryRead(long address, long length) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.memoryRead(this);
    }
}
