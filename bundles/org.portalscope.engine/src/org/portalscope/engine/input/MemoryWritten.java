package org.portalscope.engine.input;

/**
 * The application wrote memory.
 *
 * @param address of the first byte; all lie within one region
 * @param bytes   what it wrote
 */
public record MemoryWritten(long address, ByteString bytes) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.memoryWritten(this);
    }
}
