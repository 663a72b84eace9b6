package org.portalscope.engine.input;

/**
 * Somebody at a debugger wrote memory; that is no use by the application (Portals 3.2 §1.7).
 *
 * @param address of the first byte; all lie within one region
 * @param bytes   what was written
 */
public record MemoryEdited(long address, ByteString bytes) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.memoryEdited(this);
    }
}
