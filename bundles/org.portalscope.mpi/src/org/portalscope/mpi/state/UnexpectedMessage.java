package org.portalscope.mpi.state;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.mpi.message.MessageBits;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.Buffer;

/**
 * A message that came before its receive.
 *
 * @param number   from 1 in the order of arrival, unique in its process
 * @param bits     its match bits
 * @param length   bytes that were sent
 * @param data     where its data are, in a short buffer or in memory of its own; null if they are still at the sender, or there are none
 * @param buffer   index of the short buffer that holds its data, or -1
 * @param key      match bits by which the sender offers its data, if they are to be fetched
 * @param ended    whether it has arrived as a whole
 * @param credit   whether its sender has a credit less as long as it is here: it takes room in a queue of events or in a short buffer
 * @param receiver number of the request that gets it, or 0 if none has been posted, or {@link #TAKEN} or {@link #REFUSED}
 */
public record UnexpectedMessage(long number, ProcessId sender, long bits, long length, Buffer data, int buffer, long key, boolean ended, boolean credit,
        long receiver) {

    /** For {@link #receiver}: a matched probe has taken it, and no receive has begun. */
    public static final long TAKEN = -1;
    /** For {@link #receiver}: a ready message without a posted receive; it is kept until its sender has been sent the refusal. */
    public static final long REFUSED = -2;

    /** Whether its data have to be fetched from the sender. */
    public boolean isLong() {
        return MessageBits.PROTOCOL.in(bits) == MessageBits.LONG;
    }

    /** Whether a receive can still get it. */
    public boolean isFree() {
        return receiver == 0;
    }

    /** Whether no receive gets it, since it was sent as ready before one was posted. */
    public boolean isRefused() {
        return receiver == REFUSED;
    }

    UnexpectedMessage asEnded() {
        return new UnexpectedMessage(number, sender, bits, length, data, buffer, key, true, credit, receiver);
    }

    UnexpectedMessage movedTo(Buffer memory) {
        return new UnexpectedMessage(number, sender, bits, length, memory, -1, key, ended, false, receiver);
    }

    UnexpectedMessage receivedBy(long request) {
        return new UnexpectedMessage(number, sender, bits, length, data, buffer, key, ended, credit, request);
    }

    /** Rank of the sender in the communicator. */
    public long source() {
        return MessageBits.SOURCE.in(bits);
    }

    public long tag() {
        return MessageBits.TAG.in(bits);
    }

    /** What a receive of it, or a probe, says. */
    public MpiStatus status() {
        return new MpiStatus(source(), tag(), length, false, null);
    }

    void write(FieldWriter out) {
        out.number(number);
        out.number(sender.packed());
        out.number(bits);
        out.number(length);
        OptionalFields.write(data, out);
        out.number(buffer);
        out.number(key);
        out.number(ended ? 1 : 0);
        out.number(credit ? 1 : 0);
        out.number(receiver);
    }

    static UnexpectedMessage read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new UnexpectedMessage(in.number(), values.process(), in.number(), in.number(), OptionalFields.readBuffer(in), values.integer(), in.number(),
                values.truth(), values.truth(), in.number());
    }
}
