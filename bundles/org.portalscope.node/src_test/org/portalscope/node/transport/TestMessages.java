package org.portalscope.node.transport;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;

/** Two processes, messages between them, and a receiver that writes down what arrives. */
final class TestMessages implements CollectingReceiver {

    static final ProcessId CLIENT = new ProcessId(0, 0);
    static final ProcessId SERVER = new ProcessId(1, 0);

    /** What has arrived, as {@code put #1 whole 3}, where the last number is the length of the data. */
    final List<String> arrived = new ArrayList<>();

    static Header put(int ordinal, int length) {
        Header put = new Header();
        put.setPut(ordinal, CLIENT.packed(), 100, SERVER.packed(), 4, 0, 7, 0, 0, length, 9);
        return put;
    }

    static Header get(int ordinal, int length) {
        Header get = new Header();
        get.setGet(ordinal, CLIENT.packed(), 100, SERVER.packed(), 4, 0, 7, 0, 0, length);
        return get;
    }

    static Header response(Message.Kind kind, int ordinal, int length) {
        Header response = new Header();
        response.setResponse(kind, ordinal, CLIENT.packed(), SERVER.packed(), 4, 7, 0, 0, length, length);
        return response;
    }

    /** Data of which every byte is the length. */
    static MemoryBlock data(int length) {
        byte[] data = new byte[length];
        Arrays.fill(data, (byte) length);
        return MemoryBlock.of(data);
    }

    private void note(Header header, String what, MemoryBlock data) {
        if (data != null && data.length() > 0 && !data.holds(0, data(data.length()).copy(0, data.length()))) {
            throw new AssertionError("other data arrived with " + header.message());
        }
        arrived.add(header.message().key() + " " + what + (data == null ? "" : " " + data.length()));
    }

    @Override
    public void whole(Header header, MemoryBlock data) {
        note(header, "whole", data);
    }

    @Override
    public void header(Header header) {
        note(header, "header", null);
    }

    @Override
    public void data(Header header, MemoryBlock data) {
        note(header, "data", data);
    }

    @Override
    public void dataLost(Message.Key message, int niFailType) {
        arrived.add(message + " " + NiFailType.text(niFailType));
    }
}
