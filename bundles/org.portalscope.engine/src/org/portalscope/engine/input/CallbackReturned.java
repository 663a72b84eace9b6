package org.portalscope.engine.input;

/**
 * A mark: a function of the program, which the call of a protocol above Portals has called back, returns to that call. It changes nothing of the process; what
 * the function did to it are inputs of their own before this one.
 *
 * @param thread by its number in the process
 * @param result what the function returns, as the protocol writes it; no bytes if it returns nothing
 */
public record CallbackReturned(int thread, ByteString result) implements Input {

    @Override
    public <R> R accept(InputVisitor<R> visitor) {
        return visitor.callbackReturned(this);
    }
}
