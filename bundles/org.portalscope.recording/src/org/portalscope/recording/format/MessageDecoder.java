package org.portalscope.recording.format;

import org.portalscope.engine.api.OperationId;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.message.Acknowledgement;
import org.portalscope.engine.message.GetRequest;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.PutRequest;
import org.portalscope.engine.message.Reply;
import org.portalscope.recording.RecordingException;

/** Reads headers that a {@link MessageEncoder} wrote. */
final class MessageDecoder {

    private static final Message.Kind[] KINDS = Message.Kind.values();

    private final MessageContext context = new MessageContext();
    private final Header header = new Header();
    private final Header request = new Header();
    private boolean otherOperation;
    private long operator;

    void reset() {
        context.reset();
    }

    /** Reads a header; it stays as it is until the next one is read. */
    Header read(BlockInput in) throws RecordingException {
        int first = in.octet();
        int place = in.octet();
        int changed = in.octet();
        if ((first & MessageEncoder.NEW_CHANNEL) != 0) {
            context.enter(place, in.signed(), in.signed());
        } else if (!context.isUsed(place)) {
            throw in.damaged("a message is on a channel of which nothing was said");
        }
        int kind = first & KINDS.length - 1;
        long[] fields = context.fields();
        int last = MessageContext.index(place, kind);
        fields[last] += (first & MessageEncoder.NEXT_ORDINAL) != 0 ? 1 : in.signed();
        otherOperation = (first & MessageEncoder.OTHER_OPERATION) != 0;
        operator = otherOperation ? in.signed() : 0;
        for (int field = last + 1; changed != 0; field++, changed >>= 1) {
            if ((changed & 1) != 0) {
                fields[field] += in.signed();
            }
        }
        set(KINDS[kind], context.initiator(place), context.target(place), fields, last);
        return header;
    }

    private void set(Message.Kind kind, long from, long to, long[] f, int last) {
        int ordinal = (int) f[last];
        int user = (int) f[last + 1];
        int portal = (int) f[last + 2];
        int cookie = (int) f[last + 3];
        if (kind == Message.Kind.PUT) {
            header.setPut(ordinal, from, user, to, portal, cookie, f[last + 4], f[last + 5], f[last + 6], f[last + 7], f[last + 8]);
        } else if (kind == Message.Kind.GET) {
            header.setGet(ordinal, from, user, to, portal, cookie, f[last + 4], f[last + 5], f[last + 6], f[last + 7]);
        } else {
            request.setGet(ordinal, to, user, from, portal, cookie, f[last + 4], f[last + 5], f[last + 6], f[last + 7]);
            header.setResponse(kind, request, f[last + 8]);
        }
    }

    /** Whether the message that was read last belongs to an operation of somebody else than it says, so that a header does not tell all of it. */
    boolean isOfOtherOperation() {
        return otherOperation;
    }

    /** The message that was read last. */
    Message message() {
        Message message = header.message();
        return otherOperation ? of(message, new OperationId(ProcessId.unpacked(operator), header.ordinal())) : message;
    }

    private static Message of(Message m, OperationId operation) {
        if (m instanceof PutRequest put) {
            return new PutRequest(operation, m.initiator(), put.user(), m.target(), m.portal(), put.cookie(), m.matchBits(), m.offset(),
                    m.memoryDescriptor(), m.length(), put.hdrData());
        } else if (m instanceof GetRequest get) {
            return new GetRequest(operation, m.initiator(), get.user(), m.target(), m.portal(), get.cookie(), m.matchBits(), m.offset(),
                    m.memoryDescriptor(), m.length());
        } else if (m instanceof Acknowledgement ack) {
            return new Acknowledgement(operation, m.initiator(), m.target(), m.portal(), m.matchBits(), m.offset(), m.memoryDescriptor(), m.length(),
                    ack.manipulatedLength());
        }
        return new Reply(operation, m.initiator(), m.target(), m.portal(), m.matchBits(), m.offset(), m.memoryDescriptor(), m.length(),
                ((Reply) m).manipulatedLength());
    }
}
