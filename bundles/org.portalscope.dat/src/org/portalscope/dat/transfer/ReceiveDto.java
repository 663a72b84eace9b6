package org.portalscope.dat.transfer;

import org.portalscope.dat.error.DtoStatus;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;

/**
 * A receive that is outstanding: posted, taken by a message, or complete and not yet reaped.
 *
 * @param number    among all operations that the process has posted, from 1; the {@code user_ptr} of its descriptor
 * @param queue     handle of the shared receive queue or of the endpoint that it was posted to
 * @param flags     how it completes
 * @param phase     how far it is
 * @param entry     its match entry, or 0 once it has none
 * @param endpoint  handle of the endpoint whose message has taken it, or 0
 * @param solicited whether the sender wants its completion to notify
 * @param status    what has become of it, or null if that is not known
 * @param length    bytes received
 */
public record ReceiveDto(long number, long queue, long cookie, long flags, IoVector iov, Phase phase, long entry, long endpoint, boolean solicited,
        DtoStatus status, long length) {

    /** How far a receive is. */
    public enum Phase {
        /** Its match entry is being made. */
        POSTING("being posted"),
        /** It waits for a message. */
        POSTED("posted"),
        /** A message has taken it, and is arriving. */
        TAKEN("taken"),
        /** All of it is over but for its match entry, which has to go. */
        WITHDRAWN("withdrawn"),
        /** Its match entry is on its way out of the list. */
        LEAVING("leaving the list"),
        /** All of it is over, and those before it in its connection are not. */
        ENDED("ended"),
        /** Its completion has not been reaped. */
        COMPLETE("complete"),
        /** A message has taken it that belongs to no connection of an endpoint with its queue. */
        ASTRAY("taken astray"),
        /** That message is over, and it has to be posted again. */
        RETURNED("to be posted again");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    /** One that has just been posted. */
    public static ReceiveDto posting(long number, long queue, long cookie, long flags, IoVector iov) {
        return new ReceiveDto(number, queue, cookie, flags, iov, Phase.POSTING, 0, 0, false, null, 0);
    }

    public boolean is(Phase wanted) {
        return phase == wanted;
    }

    public ReceiveDto in(Phase next) {
        return new ReceiveDto(number, queue, cookie, flags, iov, next, entry, endpoint, solicited, status, length);
    }

    /** With its match entry. */
    public ReceiveDto posted(long itsEntry) {
        return new ReceiveDto(number, queue, cookie, flags, iov, Phase.POSTED, itsEntry, endpoint, solicited, status, length);
    }

    /** Taken by a message for an endpoint; the status is null unless something is wrong by now. */
    public ReceiveDto taken(long by, boolean wantsNotification, DtoStatus known) {
        return new ReceiveDto(number, queue, cookie, flags, iov, Phase.TAKEN, entry, by, wantsNotification, known, length);
    }

    /**
     * To be posted again, as the last of its queue.
     *
     * @param itsEntry its match entry, which has to go first, or 0 if it has gone
     */
    public ReceiveDto returned(long itsEntry) {
        return new ReceiveDto(number, queue, cookie, flags, iov, Phase.RETURNED, itsEntry, endpoint, solicited, status, length);
    }

    /** With what has become of it; what is known before stays. */
    public ReceiveDto resolved(DtoStatus known, long bytes) {
        return new ReceiveDto(number, queue, cookie, flags, iov, phase, entry, endpoint, solicited, status == null ? known : status, bytes);
    }

    /** Without Portals objects, and without memory in between, which has been given back. */
    public ReceiveDto ended() {
        return over(Phase.ENDED, status, length);
    }

    /** The same with what has become of it; what is known before stays. */
    public ReceiveDto over(Phase next, DtoStatus known, long bytes) {
        return new ReceiveDto(number, queue, cookie, flags, iov.alone(), next, 0, endpoint, solicited, status == null ? known : status, bytes);
    }

    /** {@code receive 7}. */
    public String words() {
        return "receive " + number;
    }

    /** Writes it field by field. */
    public void write(FieldWriter out) {
        out.number(number);
        out.number(queue);
        out.number(cookie);
        out.number(flags);
        iov.write(out);
        out.number(phase.ordinal());
        OptionalFields.writeHandle(entry, out);
        out.number(endpoint);
        out.number(solicited ? 1 : 0);
        DtoStatus.write(status, out);
        out.number(length);
    }

    /** Reads what {@link #write} has written. */
    public static ReceiveDto read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new ReceiveDto(in.number(), in.number(), in.number(), in.number(), IoVector.read(in), values.constant(Phase.class),
                OptionalFields.readHandle(in), in.number(), values.truth(), DtoStatus.read(in), in.number());
    }
}
