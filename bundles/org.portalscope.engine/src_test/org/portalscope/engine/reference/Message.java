package org.portalscope.engine.reference;

/**
 * A message: its header arrives first, its data exist once they have been read from the sender's memory (R28), or it is known why they
 * never will.
 */
public final class Message {

    public final Header header;
    public byte[] data;
    public int niFailType;

    public Message(Header header) {
        this.header = header;
    }
}
