package org.portalscope.goal;

import org.portalscope.expression.value.SourcePosition;

/**
 * An operation of a GOAL schedule.
 *
 * @param kind     what it does
 * @param label    what dependencies call it; empty if it has none
 * @param amount   bytes of a send or a receive, nanoseconds of a calculation
 * @param peer     the rank that it sends to or receives from, {@link #ANY} for a receive from any; 0 for a calculation
 * @param tag      of its message, {@link #ANY} for a receive of any; 0 for a calculation
 * @param cpu      the processor of its rank that it occupies, from 0
 * @param nic      the network interface of its rank that it occupies, from 0
 * @param position where it stands in the text
 */
public record GoalOperation(Kind kind, String label, long amount, int peer, int tag, int cpu, int nic, SourcePosition position) {

    /** The wildcard of receives. */
    public static final int ANY = -1;

    /** What an operation does, in the order in which those begin that are released together. */
    public enum Kind {
        SEND, RECEIVE, CALCULATION
    }

    /** Whether it is a receive that takes a message with these values. */
    public boolean takes(int source, int messageTag) {
        return (peer == ANY || peer == source) && (tag == ANY || tag == messageTag);
    }
}
