package org.portalscope.engine.reference;

/** A message: its header arrives first, its data exist once they have been read from the sender's memory (R28). */
public final class Message {

    public final Header header;
    public byte[] data;

    public Message(Header header) {
        this.header = header;
    }
}
