package org.portalscope.recording.text;

import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;

import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/**
 * What the processes of a file have sent, until it has arrived: arrivals need not repeat it. Of very many messages and of very much data only the last are
 * kept.
 */
final class SentMessages implements Fabric {

    private static final int MOST_MESSAGES = 1 << 20;
    private static final long MOST_BYTES = 256 << 20;

    private final Map<Message.Key, Message> messages = new LinkedHashMap<>();
    private final Map<Message.Key, byte[]> data = new LinkedHashMap<>();
    private long bytes;

    /** Takes out a message that arrives; null if it was not sent. */
    Message arrived(Message.Key key) {
        return messages.remove(key);
    }

    /** Takes out the data of a message; null if they were not sent. */
    byte[] takeData(Message.Key key) {
        byte[] taken = data.remove(key);
        bytes -= taken == null ? 0 : taken.length;
        return taken;
    }

    @Override
    public void send(Header header) {
        Message message = header.message();
        messages.put(message.key(), message);
        if (messages.size() > MOST_MESSAGES) {
            dropFirst(messages);
        }
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        takeData(header.message().key());
        data.put(header.message().key(), memory.copy(from, length));
        bytes += length;
        while (bytes > MOST_BYTES) {
            bytes -= dropFirst(data).length;
        }
    }

    private static <T> T dropFirst(Map<Message.Key, T> map) {
        Iterator<T> values = map.values().iterator();
        T first = values.next();
        values.remove();
        return first;
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        takeData(header.message().key());
    }

    @Override
    public void discardData(Header header) {
        takeData(header.message().key());
    }
}
