package org.portalscope.node.transport;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Takes what arrives from other nodes. Neither headers nor data are used after a method returns. */
public interface MessageReceiver {

    /** A message arrives whole. */
    void whole(Header header, MemoryBlock data);

    /** The header of a put or a reply arrives; its data come later. */
    void header(Header header);

    /** The data of a message arrive whose header came before. */
    void data(Header header, MemoryBlock data);

    /**
     * A message that arrives whole begins to arrive: its data are long, and come in pieces. Nothing else comes from its sender before they end.
     *
     * @param length bytes of its data
     * @return what takes them
     */
    LongData beginWhole(Header header, int length);

    /**
     * Long data of a message begin to arrive whose header came before.
     *
     * @param length how many bytes
     * @return what takes them
     */
    LongData beginData(Header header, int length);

    /**
     * The data of a message will never come whose header came before.
     *
     * @param niFailType why
     */
    void dataLost(Message.Key message, int niFailType);
}
