package org.portalscope.engine.input;

/**
 * A thread that waited in PtlEQWait, and has been served, goes on, Portals 3.2 §3.9.8; the answer is that of its call.
 *
 * @param thread by its number in the process
 */
public record WaitLeft(int thread) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.waitLeft(this);
    }
}
