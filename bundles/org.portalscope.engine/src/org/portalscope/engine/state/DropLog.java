package org.portalscope.engine.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.LongStream;

import org.portalscope.engine.annotation.Mutation;
import org.portalscope.engine.message.DropReason;

/**
 * The drops of an interface, Portals 3.2 §4.2: how many there have been for each reason, and why the latest {@value #REMEMBERED}
 * messages were dropped. It grows up to a bound, so that nobody can fill a process's memory by sending what nothing matches.
 */
public final class DropLog {

    /** Drops whose reason is remembered; a power of two. */
    static final int REMEMBERED = 1 << 16;

    private static final DropReason[] REASONS = DropReason.values();
    private static final int FIRST_PLACES = 16;

    private final long[] counts = new long[REASONS.length];
    private byte[] latest = new byte[FIRST_PLACES];
    private long total;

    /** All drops so far. */
    long total() {
        return total;
    }

    /** The drops for a reason so far. */
    long count(DropReason reason) {
        return counts[reason.ordinal()];
    }

    /** Why a message was dropped, or null if that has been forgotten; numbers count from 0. */
    DropReason reason(long number) {
        return number >= total - Math.min(total, REMEMBERED) && number < total ? REASONS[latest[place(number)]] : null;
    }

    /** The reason that the next drop makes it forget, or null. */
    public DropReason nextForgotten() {
        return total < REMEMBERED ? null : reason(total - REMEMBERED);
    }

    @Mutation
    public void add(DropReason reason) {
        if (total == latest.length && total < REMEMBERED) {
            latest = Arrays.copyOf(latest, 2 * latest.length);
        }
        latest[place(total++)] = (byte) reason.ordinal();
        counts[reason.ordinal()]++;
    }

    /** The inverse of {@link #add}. */
    @Mutation
    public void remove(DropReason forgotten) {
        counts[reason(total - 1).ordinal()]--;
        total--;
        if (forgotten != null) {
            latest[place(total)] = (byte) forgotten.ordinal();
        }
    }

    /**
     * Becomes what another log was.
     *
     * @param newCounts the drops for each reason
     * @param newLatest the reasons it remembered, the oldest first
     */
    @Mutation
    public void restore(long[] newCounts, List<DropReason> newLatest) {
        System.arraycopy(newCounts, 0, counts, 0, counts.length);
        total = LongStream.of(counts).sum();
        latest = new byte[Math.max(FIRST_PLACES, Integer.highestOneBit(2 * newLatest.size() - 1))];
        for (int i = 0; i < newLatest.size(); i++) {
            latest[place(total - newLatest.size() + i)] = (byte) newLatest.get(i).ordinal();
        }
    }

    /** The reasons it remembers, the oldest first. */
    List<DropReason> latest() {
        List<DropReason> reasons = new ArrayList<>();
        for (long number = total - Math.min(total, REMEMBERED); number < total; number++) {
            reasons.add(reason(number));
        }
        return reasons;
    }

    private int place(long number) {
        return (int) number & latest.length - 1;
    }

    @Override
    public String toString() {
        return total + " " + Arrays.toString(counts) + " " + latest();
    }
}
