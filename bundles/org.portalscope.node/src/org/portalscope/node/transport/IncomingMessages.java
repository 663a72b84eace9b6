package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.wire.FrameDecoder;

/** The messages of one connection: each is from whom it claims to be, for this process, in its order, and its data follow its header. */
final class IncomingMessages {

    private final List<ProcessId> senders;
    private final List<ProcessId> receivers;
    private final MessageReceiver receiver;
    private final Header header = new Header();
    private final MessageNumbers numbers = new MessageNumbers();
    /** The messages whose data have not come, in their order. */
    private final Set<Message.Key> open = new LinkedHashSet<>();

    /**
     * @param senders   the ids of the process at the other end
     * @param receivers the ids of the process of this node
     */
    IncomingMessages(List<ProcessId> senders, List<ProcessId> receivers, MessageReceiver receiver) {
        this.senders = senders;
        this.receivers = receivers;
        this.receiver = receiver;
    }

    /**
     * Takes a frame that has been verified.
     *
     * @throws RefusalException if it cannot come from this connection
     */
    void take(FrameDecoder frame, ByteBuffer data) throws RefusalException {
        readHeader(frame);
        if (frame.bringsHeader() && (frame.bringsData() || !header.kind().carriesData())) {
            receiver.whole(header, header.kind().carriesData() ? MemoryBlock.of(data.slice()) : null);
        } else if (frame.bringsHeader()) {
            open.add(header.message().key());
            receiver.header(header);
        } else if (frame.niFailType() == NiFailType.PTL_NI_OK) {
            receiver.data(header, MemoryBlock.of(data.slice()));
        } else {
            receiver.dataLost(header.message().key(), frame.niFailType());
        }
    }

    /** The connection is closed: data that have not come will not come, whether the loss of their sender is known already or not. */
    void end() { // R81
        List<Message.Key> lost = List.copyOf(open);
        open.clear();
        lost.forEach(message -> receiver.dataLost(message, NiFailType.PTL_NI_PEER_DEAD));
    }

    /**
     * Takes the header of a frame that has been verified, with data that come in pieces.
     *
     * @return what takes them
     * @throws RefusalException if it cannot come from this connection
     */
    LongData begin(FrameDecoder frame) throws RefusalException {
        readHeader(frame);
        return frame.bringsHeader() ? receiver.beginWhole(header, frame.dataLength()) : receiver.beginData(header, frame.dataLength());
    }

    private void readHeader(FrameDecoder frame) throws RefusalException {
        frame.read(header);
        verifyIds();
        if (frame.bringsHeader()) {
            verifyOrder(frame.sequence());
        } else if (!open.remove(header.message().key())) {
            throw new RefusalException("data of " + header.message().label() + " arrived, whose header did not");
        }
    }

    private void verifyIds() throws RefusalException { // §2.3
        if (!isAmong(senders, header.initiator())) {
            throw new RefusalException(header.message().label() + " names another initiator than the process that introduced itself, " + senders.get(0));
        }
        if (!isAmong(receivers, header.target())) {
            throw new RefusalException(header.message().label() + " is for " + ProcessId.unpacked(header.target()) + ", which is no id of this process");
        }
    }

    private static boolean isAmong(List<ProcessId> ids, long id) {
        for (int i = 0; i < ids.size(); i++) {
            if (ids.get(i).packed() == id) {
                return true;
            }
        }
        return false;
    }

    private void verifyOrder(long sequence) throws RefusalException { // R27
        long expected = numbers.last(header.initiator(), header.target()) + 1;
        if (sequence != expected) {
            throw new RefusalException(header.message().label() + " has the sequence number " + sequence + " instead of " + expected);
        }
        numbers.next(header.initiator(), header.target());
    }
}
