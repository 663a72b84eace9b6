package org.portalscope.lapi.message;

import java.util.List;

import org.portalscope.engine.protocol.MatchBitField;

/** What the messages of LAPI have in their match bits. The epoch is in all of them, so that a packet of another session matches nothing. */
public final class LapiBits {

    /** What the message is: {@link #DATA}, {@link #REQUEST} and so on. */
    public static final MatchBitField KIND = new MatchBitField("kind", 60, 4);
    public static final MatchBitField EPOCH = new MatchBitField("epoch", 45, 15);
    /** The number of the operation, which its origin counts for each target. */
    public static final MatchBitField NUMBER = new MatchBitField("number", 32, 13);
    /** The page of the target's memory; of other messages than {@link #DATA}, what it is about. */
    public static final MatchBitField PAGE = new MatchBitField("page", 0, 32);

    public static final List<MatchBitField> FIELDS = List.of(KIND, EPOCH, NUMBER, PAGE);

    /** Data put where they belong. */
    public static final long DATA = 1;
    /** Something that the target has to do. */
    public static final long REQUEST = 2;
    /** An operation is done at its target. */
    public static final long COMPLETION = 3;
    /** What has been asked for by a get. */
    public static final long REPLY = 4;
    /** An address that is exchanged, or a step of a fence of all tasks. */
    public static final long CONTROL = 5;
    /** The data of a request that are too long to come with it. */
    public static final long OFFER = 6;

    /** How many operations of a task on another one can have numbers of their own. */
    public static final int NUMBERS = 1 << NUMBER.width();

    /** Bytes of a page: regions begin at its boundaries, and no two regions share one. */
    public static final long PAGE_SIZE = 0x1000;

    private LapiBits() {
    }

    /** The match bits of a message. */
    public static long of(long kind, int epoch, int number, long page) {
        return KIND.of(kind) | EPOCH.of(epoch) | NUMBER.of(number) | PAGE.of(page);
    }

    /** The page that an address lies in. */
    public static long page(long address) {
        return address / PAGE_SIZE;
    }

    /** Whether an address can be named in match bits. */
    public static boolean hasPage(long address) {
        return (page(address) & ~PAGE.mask()) == 0;
    }
}
