package org.portalscope.node.transport;

import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;

import io.netty.buffer.ByteBuf;
import io.netty.buffer.ByteBufAllocator;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.message.Fabric;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.wire.FrameEncoder;
import org.portalscope.wire.FrameFormat;

/**
 * Makes frames of what an engine sends. A put or a reply leaves in one frame if its data are sent before anything else is, else in two. Whoever drives the
 * engine calls {@link #settle} after each input.
 */
public final class MessageSender implements Fabric {

    private final LongFunction<MessageLink> links;
    private final ByteBufAllocator buffers;
    private final FrameEncoder encoder = new FrameEncoder();
    private final MessageNumbers numbers = new MessageNumbers();
    /** The numbers of the messages whose data have not been sent. */
    private final Map<Message.Key, Long> open = new HashMap<>();
    /** Those that were written to and not flushed. */
    private final List<MessageLink> dirty = new ArrayList<>();
    /** The header of the message that was sent last, as long as its data may follow at once; else null. */
    private Header unsent;

    /** @param links the way to a process by its id, packed; null if there is no such process */
    MessageSender(LongFunction<MessageLink> links, ByteBufAllocator buffers) {
        this.links = links;
        this.buffers = buffers;
    }

    @Override
    public void send(Header header) {
        writeHeader();
        unsent = header;
        if (!header.kind().carriesData()) {
            writeHeader();
        }
    }

    @Override
    public void sendData(Header header, MemoryBlock memory, int from, int length) {
        MessageLink link = links.apply(header.target());
        if (unsent == header) {
            unsent = null;
            if (link != null) {
                write(link, header, nextSequence(header), length, memory, from, true);
            }
        } else {
            writeHeader();
            Long sequence = open.remove(header.message().key());
            if (link != null && sequence != null) {
                write(link, header, sequence, length, memory, from, false);
            }
        }
    }

    @Override
    public void withholdData(Header header, int niFailType) {
        writeHeader();
        MessageLink link = links.apply(header.target());
        Long sequence = open.remove(header.message().key());
        if (link != null && sequence != null) {
            ByteBuf frame = buffers.directBuffer(FrameFormat.LONGEST_HEADER);
            ByteBuffer bytes = frame.nioBuffer(0, FrameFormat.LONGEST_HEADER);
            write(link, frame.writerIndex(encoder.failure(header, sequence, niFailType, bytes, bytes.position())));
        }
    }

    private void write(MessageLink link, Header header, long sequence, int length, MemoryBlock memory, int from, boolean whole) {
        int headerLength = FrameFormat.headerLength(header.kind());
        boolean isLong = length >= MessageFrameDecoder.LONG;
        int frameLength = isLong ? headerLength : headerLength + length;
        ByteBuf frame = buffers.directBuffer(frameLength);
        ByteBuffer bytes = frame.nioBuffer(0, frameLength);
        if (whole) {
            encoder.whole(header, sequence, length, bytes, bytes.position());
        } else {
            encoder.data(header, sequence, length, bytes, bytes.position());
        }
        if (isLong) {
            link.write(frame.writerIndex(headerLength), memory, from, length);
            markDirty(link);
        } else {
            memory.read(from, bytes.position(bytes.position() + headerLength), length);
            write(link, frame.writerIndex(headerLength + length));
        }
    }

    private void writeHeader() {
        Header header = unsent;
        unsent = null;
        MessageLink link = header == null ? null : links.apply(header.target());
        if (link != null) {
            long sequence = nextSequence(header);
            if (header.kind().carriesData()) {
                open.put(header.message().key(), sequence);
            }
            ByteBuf frame = buffers.directBuffer(FrameFormat.LONGEST_HEADER);
            ByteBuffer bytes = frame.nioBuffer(0, FrameFormat.LONGEST_HEADER);
            write(link, frame.writerIndex(encoder.header(header, sequence, bytes, bytes.position())));
        }
    }

    private void write(MessageLink link, ByteBuf frame) {
        link.write(frame);
        markDirty(link);
    }

    private void markDirty(MessageLink link) {
        if (!dirty.contains(link)) {
            dirty.add(link);
        }
    }

    private long nextSequence(Header header) { // R27
        return numbers.next(header.initiator(), header.target());
    }

    /** An input has been taken: what it sent leaves. */
    public void settle() {
        writeHeader();
        for (int i = 0; i < dirty.size(); i++) {
            dirty.get(i).flush();
        }
        dirty.clear();
    }

    /** The numbers of the messages that have been sent; to be asked for when nothing waits to be {@linkplain #settle settled}. */
    public MessageNumbers sent() {
        writeHeader();
        return numbers;
    }

    /** The messages whose data have not been sent, with their numbers. */
    public Map<Message.Key, Long> open() {
        return Map.copyOf(open);
    }

    /** Whether so many bytes of data of a message can leave now. */
    public boolean isWritable(long target, long length) {
        MessageLink link = links.apply(target);
        return link == null || link.isWritable(length);
    }

    /** Whether the data of a message could leave at once; to nobody they can. */
    public boolean isWritable(long target) {
        MessageLink link = links.apply(target);
        return link == null || link.isWritable();
    }
}
