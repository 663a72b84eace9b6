package org.portalscope.mpi.state;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;
import org.portalscope.protocol.state.CopyOnWriteState;
import org.portalscope.protocol.state.OptionalFields;
import org.portalscope.protocol.state.Ownership;
import org.portalscope.protocol.value.ValueType;

/** A communication that has been begun. Immutable, unless it was begun in a run that owns what MPI knows, as {@link CopyOnWriteState} says. */
public final class MpiRequest {

    /** Its number, as a value of calls. */
    public static final ValueType TYPE = ValueType.own("a request");

    /** {@code MPI_REQUEST_NULL}. */
    public static final long NULL = 0;

    private static final int FREED = 1;
    private static final int CANCEL_REFUSED = 2;

    /** How far a request is. */
    public enum Phase {
        /** A send waits for a credit. */
        WAITS_FOR_CREDIT("waits for a credit"),
        /** It is given to Portals. */
        ACTIVE("active"),
        /** A receive has a message that has not arrived as a whole. */
        MATCHED("matched"),
        /** It is done. */
        COMPLETE("complete"),
        /** A malformed message has taken a receive, which will be posted again. */
        ASTRAY("taken by a malformed message");

        private final String words;

        Phase(String words) {
            this.words = words;
        }

        /** As people call it. */
        public String words() {
            return words;
        }
    }

    private final long number;
    private final Transfer transfer;
    private Phase phase;
    private long entry;
    private long descriptor;
    private boolean sent;
    private boolean taken;
    private boolean freed;
    private boolean cancelRefused;
    private MpiStatus status;
    /** With which it is changed in place; null if it never is. */
    private final Ownership owner;

    private MpiRequest(long number, Transfer transfer, Phase phase, MpiStatus status, Ownership owner) {
        this.number = number;
        this.transfer = transfer;
        this.phase = phase;
        this.status = status;
        this.owner = owner;
    }

    /** @param owner with which it is changed in place, or null */
    static MpiRequest begun(long number, Transfer transfer, Phase phase, Ownership owner) {
        return new MpiRequest(number, transfer, phase, MpiStatus.EMPTY, owner);
    }

    /** What takes the next change. */
    private MpiRequest next() {
        return owner != null && !owner.hasEnded() ? this : new MpiRequest(number, transfer, phase, status, null).set(entry, descriptor, sent, taken, freed)
                .refused(cancelRefused);
    }

    private MpiRequest set(long itsEntry, long itsDescriptor, boolean isSent, boolean isTaken, boolean isFreed) {
        entry = itsEntry;
        descriptor = itsDescriptor;
        sent = isSent;
        taken = isTaken;
        freed = isFreed;
        return this;
    }

    private MpiRequest refused(boolean isCancelRefused) {
        cancelRefused = isCancelRefused;
        return this;
    }

    private MpiRequest set(Phase itsPhase, MpiStatus known) {
        phase = itsPhase;
        status = known;
        return this;
    }

    /** From 1 in the order of beginning, unique in its process; the {@code user_ptr} of its descriptors. */
    public long number() {
        return number;
    }

    /** What is communicated. */
    public Transfer transfer() {
        return transfer;
    }

    /** How far it is. */
    public Phase phase() {
        return phase;
    }

    /** Its match entry, or 0. */
    public long entry() {
        return entry;
    }

    /** The descriptor of its data, or 0. */
    public long descriptor() {
        return descriptor;
    }

    /** Whether all of a send has left. */
    public boolean sent() {
        return sent;
    }

    /** Whether a long send has been acknowledged or fetched. */
    public boolean taken() {
        return taken;
    }

    /** Whether {@code MPI_Request_free} has been called. */
    public boolean freed() {
        return freed;
    }

    /** Whether {@code MPI_Cancel} has been called for a send, without effect. */
    public boolean cancelRefused() {
        return cancelRefused;
    }

    /** The status of its message, so far. */
    public MpiStatus status() {
        return status;
    }

    public boolean isComplete() {
        return phase == Phase.COMPLETE;
    }

    /** Whether it is a receive that waits in the match list for its message. */
    public boolean isPosted() {
        return !transfer.kind().isSend() && phase == Phase.ACTIVE && entry != 0;
    }

    MpiRequest in(Phase other) {
        return next().set(other, status);
    }

    MpiRequest served(long itsEntry, long itsDescriptor) {
        return next().set(itsEntry, itsDescriptor, sent, taken, freed);
    }

    MpiRequest asSent() {
        return next().set(entry, descriptor, true, taken, freed);
    }

    MpiRequest asTaken() {
        return next().set(0, descriptor, sent, true, freed);
    }

    MpiRequest asFreed() {
        return next().set(entry, descriptor, sent, taken, true);
    }

    MpiRequest asCancelRefused() {
        return next().refused(true);
    }

    MpiRequest with(MpiStatus known) {
        return next().set(phase, known);
    }

    MpiRequest matched(MpiStatus known) {
        return next().set(Phase.MATCHED, known);
    }

    MpiRequest done(MpiStatus known) {
        return next().set(0, 0, sent, taken, freed).set(Phase.COMPLETE, known);
    }

    void write(FieldWriter out) {
        out.number(number);
        transfer.write(out);
        out.number(phase.ordinal());
        OptionalFields.writeHandle(entry, out);
        OptionalFields.writeHandle(descriptor, out);
        out.number(sent ? 1 : 0);
        out.number(taken ? 1 : 0);
        out.number((freed ? FREED : 0) + (cancelRefused ? CANCEL_REFUSED : 0));
        status.write(out);
    }

    static MpiRequest read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        long number = in.number();
        Transfer transfer = Transfer.read(in);
        Phase phase = values.constant(Phase.class);
        long entry = OptionalFields.readHandle(in);
        long descriptor = OptionalFields.readHandle(in);
        boolean sent = values.truth();
        boolean taken = values.truth();
        int flags = values.index(2 * CANCEL_REFUSED);
        return new MpiRequest(number, transfer, phase, MpiStatus.read(in), null).set(entry, descriptor, sent, taken, (flags & FREED) != 0)
                .refused((flags & CANCEL_REFUSED) != 0);
    }
}
