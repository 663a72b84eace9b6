package org.portalscope.mpi.state;

import org.pcollections.TreePSet;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * The flow control between this process and another.
 *
 * @param left      how many messages may still be sent to it
 * @param owed      how many of its messages have been dealt with and not yet been told to it
 * @param returning whether a message that returns credits to it has not left yet: it gets no other before
 * @param waiting   numbers of the sends to it that wait, in their order
 * @param waits     how many sends have had to wait
 * @param returns   how many messages have returned credits to it
 */
public record PeerCredits(int left, int owed, boolean returning, TreePSet<Long> waiting, long waits, long returns) {

    static PeerCredits full(int credits) {
        return new PeerCredits(credits, 0, false, TreePSet.empty(), 0, 0);
    }

    /** Whether a send can start at once. */
    public boolean isFree() {
        return left > 0 && waiting.isEmpty();
    }

    /** Whether a send that waits can start. */
    public boolean canStart() {
        return left > 0 && !waiting.isEmpty();
    }

    /** Whether credits are owed and can be returned. */
    public boolean canReturn() {
        return owed > 0 && !returning;
    }

    /** Whether half of all credits are owed and can be returned. */
    public boolean isOwedEnough(int credits) {
        return canReturn() && 2 * owed >= credits;
    }

    /** Whether there is something to do: to tell of credits, or to start a send. */
    boolean isDue(int credits) {
        return canStart() || isOwedEnough(credits);
    }

    public PeerCredits spent() {
        return new PeerCredits(left - 1, owed, returning, waiting, waits, returns);
    }

    public PeerCredits returned(int credits) {
        return new PeerCredits(left + credits, owed, returning, waiting, waits, returns);
    }

    public PeerCredits owing(int more) {
        return new PeerCredits(left, owed + more, returning, waiting, waits, returns);
    }

    /** With all credits on their way that are owed. */
    public PeerCredits told() {
        return new PeerCredits(left, 0, returning, waiting, waits, returns + 1);
    }

    /** With a message under way that returns credits, or without one. */
    public PeerCredits returning(boolean isReturning) {
        return new PeerCredits(left, owed, isReturning, waiting, waits, returns);
    }

    public PeerCredits waitingFor(long request) {
        return new PeerCredits(left, owed, returning, waiting.plus(request), waits + 1, returns);
    }

    public PeerCredits started(long request) {
        return new PeerCredits(left - 1, owed, returning, waiting.minus(request), waits, returns);
    }

    /** The credits that are owed are written as their complement while others are returned. */
    void write(FieldWriter out) {
        out.number(left);
        out.number(returning ? ~owed : owed);
        out.number(waiting.size());
        waiting.forEach(out::number);
        out.number(waits);
        out.number(returns);
    }

    static PeerCredits read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        int left = values.integer();
        int written = values.integer();
        TreePSet<Long> waiting = TreePSet.empty();
        for (int more = values.count(); more > 0; more--) {
            waiting = waiting.plus(in.number());
        }
        return new PeerCredits(left, written < 0 ? ~written : written, written < 0, waiting, in.number(), in.number());
    }
}
