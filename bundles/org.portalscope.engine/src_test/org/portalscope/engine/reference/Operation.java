package org.portalscope.engine.reference;

/**
 * An operation that has started and not ended (R28); it keeps the memory and the queue it started with (R44).
 *
 * @param link       the number that ties its events together
 * @param eventq     handle of its queue
 * @param address    of its first byte
 * @param offset     displacement of its first byte in the region of the descriptor
 * @param length     bytes manipulated
 */
public record Operation(Kind kind, long link, Message message, Descriptor descriptor, long eventq, long address, long offset, long length) {

    /** What it does: a FETCH waits for the reply to a get. */
    public enum Kind {
        SEND, PUT, GET, FETCH, REPLY
    }

    /** Whether it can end now: data that it writes must have left the sender. */
    public boolean canComplete() {
        return kind != Kind.FETCH && (kind != Kind.PUT && kind != Kind.REPLY || message.data != null);
    }
}
