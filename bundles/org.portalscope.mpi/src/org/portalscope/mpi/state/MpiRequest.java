package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.value.ValueType;

/**
 * A communication that has been begun.
 *
 * @param number     from 1 in the order of beginning, unique in its process; the {@code user_ptr} of its descriptors
 * @param phase      how far it is
 * @param entry      its match entry, or 0
 * @param descriptor of its data, or 0
 * @param sent       whether all of a send has left
 * @param taken      whether a long send has been acknowledged or fetched
 * @param freed      whether {@code MPI_Request_free} has been called
 * @param status     of its message, so far
 */
public record MpiRequest(long number, Transfer transfer, Phase phase, long entry, long descriptor, boolean sent, boolean taken, boolean freed,
        MpiStatus status) {

    /** Its number, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a request");

    /** {@code MPI_REQUEST_NULL}. */
    public static final long NULL = 0;

    /** How far a request is. */
    public enum Phase {
        /** A send waits for a credit. */
        WAITS_FOR_CREDIT("waits for a credit"),
        /** It is given to Portals. */
        ACTIVE("active"),
        /** A receive has a message that has not arrived as a whole. */
        MATCHED("matched"),
        /** It is done. */
        COMPLETE("complete");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    static MpiRequest begun(long number, Transfer transfer, Phase phase) {
        return new MpiRequest(number, transfer, phase, 0, 0, false, false, false, MpiStatus.EMPTY);
    }

    public boolean isComplete() {
        return phase == Phase.COMPLETE;
    }

    /** Whether it is a receive that waits in the match list for its message. */
    public boolean isPosted() {
        return !transfer.kind().isSend() && phase == Phase.ACTIVE && entry != 0;
    }

    MpiRequest in(Phase next) {
        return new MpiRequest(number, transfer, next, entry, descriptor, sent, taken, freed, status);
    }

    MpiRequest served(long itsEntry, long itsDescriptor) {
        return new MpiRequest(number, transfer, phase, itsEntry, itsDescriptor, sent, taken, freed, status);
    }

    MpiRequest asSent() {
        return new MpiRequest(number, transfer, phase, entry, descriptor, true, taken, freed, status);
    }

    MpiRequest asTaken() {
        return new MpiRequest(number, transfer, phase, 0, descriptor, sent, true, freed, status);
    }

    MpiRequest asFreed() {
        return new MpiRequest(number, transfer, phase, entry, descriptor, sent, taken, true, status);
    }

    MpiRequest with(MpiStatus known) {
        return new MpiRequest(number, transfer, phase, entry, descriptor, sent, taken, freed, known);
    }

    MpiRequest matched(MpiStatus known) {
        return new MpiRequest(number, transfer, Phase.MATCHED, entry, descriptor, sent, taken, freed, known);
    }

    MpiRequest done(MpiStatus known) {
        return new MpiRequest(number, transfer, Phase.COMPLETE, 0, 0, sent, taken, freed, known);
    }

    /** {@code request 3, send to rank 1, tag 7}. */
    public String words() {
        return "request " + number + ", " + transfer.words();
    }

    void write(FieldWriter out) {
        out.number(number);
        transfer.write(out);
        out.number(phase.ordinal());
        OptionalFields.writeHandle(entry, out);
        OptionalFields.writeHandle(descriptor, out);
        out.number(sent ? 1 : 0);
        out.number(taken ? 1 : 0);
        out.number(freed ? 1 : 0);
        status.write(out);
    }

    static MpiRequest read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        return new MpiRequest(in.number(), Transfer.read(in), values.constant(Phase.class), OptionalFields.readHandle(in), OptionalFields.readHandle(in),
                values.truth(), values.truth(), values.truth(), MpiStatus.read(in));
    }
}
