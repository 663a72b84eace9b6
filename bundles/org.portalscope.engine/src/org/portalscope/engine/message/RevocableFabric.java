package org.portalscope.engine.message;

/**
 * A fabric that can revoke what it was given last, so that the step that sent it can be undone. Only a fabric in the same memory can:
 * what has left on a wire stays sent.
 */
public interface RevocableFabric extends Fabric {

    /** Revokes the message sent last. */
    void revoke(Message message);

    /** Revokes the data of a message, or the news that they will never come. */
    void revokeData(Message.Key message);

    /**
     * The revocable side of a fabric.
     *
     * @throws UnsupportedOperationException if it is one that cannot
     */
    static RevocableFabric of(Fabric fabric) {
        if (fabric instanceof RevocableFabric revocable) {
            return revocable;
        }
        throw new UnsupportedOperationException("what was sent cannot be revoked: " + fabric.getClass().getName()
                + " is not revocable; undo needs a fabric in memory, such as that of a world");
    }
}
