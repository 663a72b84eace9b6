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
        boolean next = header.ordinal() == fields[last] + 1;
        boolean other = operator != operator(header);
        out.octet(header.kind().ordinal() | (known ? 0 : NEW_CHANNEL) | (next ? NEXT_ORDINAL : 0) | (other ? OTHER_OPERATION : 0));
        out.octet(place);
        int mask = out.position();
        out.octet(0);
        if (!known) {
            out.signed(header.initiator());
            out.signed(header.target());
        }
        if (!next) {
            out.signed(header.ordinal() - fields[last]);
        }
        fields[last] = header.ordinal();
        if (other) {
            out.signed(operator);
        }
        out.mark(mask, differences(out, header, fields, last + 1));
    }

    /** Writes the fields that differ from those of the last message; returns which these are, the first one in the lowest bit. */
    private static int differences(BlockOutput out, Header header, long[] fields, int user) {
        return difference(out, header.user(), fields, user) | difference(out, header.portal(), fields, user + 1) << 1
                | difference(out, header.cookie(), fields, user + 2) << 2 | difference(out, header.matchBits(), fields, user + 3) << 3
                | difference(out, header.offset(), fields, user + 4) << 4 | difference(out, header.memoryDescriptor(), fields, user + 5) << 5
                | difference(out, header.length(), fields, user + 6) << 6 | difference(out, extra(header), fields, user + 7) << 7;
    }

    private static int difference(BlockOutput out, long value, long[] fields, int index) {
        if (value == fields[index]) {
            return 0;
        }
        out.signed(value - fields[index]);
        fields[index] = value;
        return 1;
    }

    /** What only some kinds have: header data or the manipulated length. */
    private static long extra(Header header) {
        return switch (header.kind()) {
            case PUT -> header.hdrData();
            case GET -> 0;
            case ACK, REPLY -> header.manipulatedLength();
        };
    }
}
