package org.portalscope.engine.input;

/**
 * A mark: a thread leaves what it entered last.
 *
 * @param thread by its number in the process
 */
public record FrameLeft(int thread) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.frameLeft(this);
    }
}
