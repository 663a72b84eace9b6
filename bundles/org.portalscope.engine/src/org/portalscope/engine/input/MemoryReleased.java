package org.portalscope.engine.input;

/**
 * The application gave a region of memory back.
 *
 * @param address of its first byte; no descriptor and no pending operation uses it
 */
public record MemoryReleased(long address) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.memoryReleased(this);
    }
}
