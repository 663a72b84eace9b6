package org.portalscope.engine.input;

/**
 * A mark: a thread passes a barrier of all processes of the run, to which they all have come. That is not Portals, but the runtime system's: it changes
 * nothing of the process.
 *
 * @param thread by its number in the process
 */
public record BarrierCrossed(int thread) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.barrierCrossed(this);
    }
}
