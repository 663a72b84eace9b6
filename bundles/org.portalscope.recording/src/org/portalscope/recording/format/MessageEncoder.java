package org.portalscope.recording.format;

import org.portalscope.engine.message.Header;

/** Writes headers of messages as differences to those before on the same channel. */
final class MessageEncoder {

    static final int NEW_CHANNEL = 0x04;
    static final int NEXT_ORDINAL = 0x08;
    static final int OTHER_OPERATION = 0x10;

    /** Bytes that a header takes at most. */
    private static final int MOST = 3 + (3 + MessageContext.FIELDS) * BlockOutput.NUMBER;

    private final MessageContext context = new MessageContext();
    private final long[] current = new long[MessageContext.FIELDS];

    void reset() {
        context.reset();
    }

    /** Writes a header whose operation is of the process that it says. */
    void write(BlockOutput out, Header header) {
        write(out, header, operator(header));
    }

    /** The process whose operation a message belongs to, if it was not made up. */
    static long operator(Header header) {
        return header.isRequest() ? header.initiator() : header.target();
    }

    /** @param operator the initiator of the operation, packed */
    void write(BlockOutput out, Header header, long operator) {
        out.reserve(MOST);
        int place = MessageContext.place(header.initiator(), header.target());
        boolean known = context.holds(place, header.initiator(), header.target());
        if (!known) {
            context.enter(place, header.initiator(), header.target());
        }
        long[] fields = context.fields();
        int last = MessageContext.index(place, header.kind().ordinal());
        read(header);
        boolean next = current[MessageContext.ORDINAL] == fields[last] + 1;
        boolean other = operator != operator(header);
        out.octet(header.kind().ordinal() | (known ? 0 : NEW_CHANNEL) | (next ? NEXT_ORDINAL : 0) | (other ? OTHER_OPERATION : 0));
        out.octet(place);
        out.octet(changed(fields, last));
        if (!known) {
            out.signed(header.initiator());
            out.signed(header.target());
        }
        if (!next) {
            out.signed(current[MessageContext.ORDINAL] - fields[last]);
        }
        if (other) {
            out.signed(operator);
        }
        writeChanged(out, fields, last);
        System.arraycopy(current, 0, fields, last, MessageContext.FIELDS);
    }

    private void read(Header header) {
        for (int i = 0; i < MessageContext.FIELDS; i++) {
            current[i] = MessageContext.field(header, i);
        }
    }

    private int changed(long[] fields, int last) {
        int mask = 0;
        for (int i = MessageContext.USER; i < MessageContext.FIELDS; i++) {
            if (current[i] != fields[last + i]) {
                mask |= 1 << i - MessageContext.USER;
            }
        }
        return mask;
    }

    private void writeChanged(BlockOutput out, long[] fields, int last) {
        for (int i = MessageContext.USER; i < MessageContext.FIELDS; i++) {
            if (current[i] != fields[last + i]) {
                out.signed(current[i] - fields[last + i]);
            }
        }
    }
}
