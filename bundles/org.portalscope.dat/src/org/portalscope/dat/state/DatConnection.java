package org.portalscope.dat.state;

import org.portalscope.dat.message.RemoteSide;
import org.portalscope.dat.object.EventNumber;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * A connection, from its first message until both sides have said that they send nothing more in it.
 *
 * @param number   its index in the access control table of this process, which the other side's messages in it have as their cookie
 * @param endpoint handle of its endpoint
 * @param peer     the process of the other side
 * @param remote   what the other side has told of itself
 * @param phase    how far it is
 * @param cause    why it ends, once it does, or null
 * @param admitted whether the access control table admits the other side
 * @param told     whether this side has said that it sends nothing more
 * @param heard    whether the other side has said so
 * @param sequence number of the operation that was started last
 * @param replies  to gets that have been refused, and that have not left
 */
public record DatConnection(int number, long endpoint, ProcessId peer, RemoteSide remote, Phase phase, EventNumber cause, boolean admitted, boolean told,
        boolean heard, long sequence, int replies) {

    /** How far a connection is. */
    public enum Phase {
        /** It has been asked for. */
        CONNECTING("connecting"),
        /** Both sides send. */
        OPEN("open"),
        /** It ends once the operations of this side are over. */
        DRAINING("draining"),
        /** It ends. */
        CLOSING("closing"),
        /** Its entry of the access control table closes, or has closed. */
        SHUT("shut");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    /** One that this side asks for. */
    static DatConnection connecting(int number, long endpoint, ProcessId peer) {
        return new DatConnection(number, endpoint, peer, RemoteSide.UNKNOWN, Phase.CONNECTING, null, true, false, false, 0, 0);
    }

    /** One that both sides know. */
    DatConnection open(RemoteSide known) {
        return new DatConnection(number, endpoint, peer, known, Phase.OPEN, null, admitted, told, heard, sequence, replies);
    }

    /** On its way to its end, for a reason, unless it is there by now for another one. */
    DatConnection ending(Phase next, EventNumber why) {
        return new DatConnection(number, endpoint, peer, remote, next, cause == null ? why : cause, admitted, told, heard, sequence, replies);
    }

    /** With its entry of the access control table about to close. */
    DatConnection shutting() {
        return new DatConnection(number, endpoint, peer, remote, Phase.SHUT, cause, admitted, told, heard, sequence, replies);
    }

    DatConnection shut() {
        return new DatConnection(number, endpoint, peer, remote, phase, cause, false, told, heard, sequence, replies);
    }

    DatConnection asTold() {
        return new DatConnection(number, endpoint, peer, remote, phase, cause, admitted, true, heard, sequence, replies);
    }

    DatConnection asHeard() {
        return new DatConnection(number, endpoint, peer, remote, phase, cause, admitted, told, true, sequence, replies);
    }

    /** With more replies to gets that have been refused; a negative number for those that have left. */
    DatConnection replying(int more) {
        return new DatConnection(number, endpoint, peer, remote, phase, cause, admitted, told, heard, sequence, replies + more);
    }

    /** With one more operation started. */
    DatConnection next() {
        return new DatConnection(number, endpoint, peer, remote, phase, cause, admitted, told, heard, sequence + 1, replies);
    }

    public boolean is(Phase wanted) {
        return phase == wanted;
    }

    /** Whether it is on its way to its end. */
    boolean ends() {
        return phase != Phase.CONNECTING && phase != Phase.OPEN;
    }

    /** Whether an operation in it has failed, so that whatever comes later is flushed. */
    public boolean isBroken() {
        return cause == EventNumber.DAT_CONNECTION_EVENT_BROKEN;
    }

    void write(FieldWriter out) {
        out.number(number);
        out.number(endpoint);
        out.number(peer.packed());
        out.number(remote.hdrData());
        out.number(phase.ordinal());
        out.number(cause == null ? 0 : 1 + cause.ordinal());
        out.number(admitted ? 1 : 0);
        out.number(told ? 1 : 0);
        out.number(heard ? 1 : 0);
        out.number(sequence);
        out.number(replies);
    }

    static DatConnection read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new DatConnection(values.integer(), in.number(), values.process(), RemoteSide.of(in.number()), values.constant(Phase.class), cause(values),
                values.truth(), values.truth(), values.truth(), in.number(), values.integer());
    }

    private static EventNumber cause(ValueReader values) {
        int written = values.index(EventNumber.values().length + 1);
        return written == 0 ? null : EventNumber.values()[written - 1];
    }
}
