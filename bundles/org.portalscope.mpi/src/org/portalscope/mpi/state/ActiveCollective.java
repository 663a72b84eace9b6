package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.collective.CollectiveKind;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * How far a nonblocking collective is. What it does in its rounds follows from these fields, whenever somebody asks.
 *
 * @param request      that its user waits for
 * @param communicator handle
 * @param root         rank in the communicator, or 0
 * @param number       among the nonblocking collectives of its communicator, from 0
 * @param elements     the data of the process, or null if it has none
 * @param scratch      memory for its rounds, or null
 * @param round        from 0
 * @param receive      request of the receive of this round, or 0
 * @param send         request of the send of this round, or 0
 * @param advancing    whether a thread is at it, so that no other begins
 */
public record ActiveCollective(long request, CollectiveKind kind, long communicator, long root, long number, TypedBuffer elements, Buffer scratch, int round,
        long receive, long send, boolean advancing) {

    /** Before its first round. */
    public static ActiveCollective begun(long request, CollectiveKind kind, long communicator, long root, long number, TypedBuffer elements) {
        return new ActiveCollective(request, kind, communicator, root, number, elements, null, 0, 0, 0, false);
    }

    /** The tag of its messages. */
    public long tag() {
        return kind.tag(root, number);
    }

    public ActiveCollective with(Buffer memory) {
        return new ActiveCollective(request, kind, communicator, root, number, elements, memory, round, receive, send, advancing);
    }

    public ActiveCollective receiving(long by) {
        return new ActiveCollective(request, kind, communicator, root, number, elements, scratch, round, by, send, advancing);
    }

    public ActiveCollective sending(long by) {
        return new ActiveCollective(request, kind, communicator, root, number, elements, scratch, round, receive, by, advancing);
    }

    public ActiveCollective advancing(boolean isAdvancing) {
        return new ActiveCollective(request, kind, communicator, root, number, elements, scratch, round, receive, send, isAdvancing);
    }

    /** In its next round, which has no requests yet. */
    public ActiveCollective nextRound() {
        return new ActiveCollective(request, kind, communicator, root, number, elements, scratch, round + 1, 0, 0, advancing);
    }

    void write(FieldWriter out) {
        out.number(request);
        out.number(kind.ordinal());
        out.number(communicator);
        out.number(root);
        out.number(number);
        OptionalFields.write(elements, TypedBuffer::write, out);
        OptionalFields.write(scratch, out);
        out.number(round);
        out.number(receive);
        out.number(send);
        out.number(advancing ? 1 : 0);
    }

    static ActiveCollective read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new ActiveCollective(in.number(), values.constant(CollectiveKind.class), in.number(), in.number(), in.number(),
                OptionalFields.read(in, TypedBuffer::read), OptionalFields.readBuffer(in), values.integer(), in.number(), in.number(), values.truth());
    }
}
