package org.portalscope.node.transport;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;

/** Takes what arrives from other nodes. Neither headers nor data are used after a method returns. */
public interface MessageReceiver {

    /** A message arrives whole. */
    void whole(Header header, MemoryBlock data);

    /** The header of a put or a reply arrives; its data come later. */
    void header(Header header);

    /** The data of a message arrive whose header came before. */
    void data(Header header, MemoryBlock data);

    /**
     * The data of a message will never come whose header came before.
     *
     * @param niFailType why
     */
    void dataLost(Header header, int niFailType);
}
