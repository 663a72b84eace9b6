package org.portalscope.world.explore;

import org.portalscope.engine.state.Operation;
import org.portalscope.world.Choice;

/**
 * Which moves of a state need not be tried, since another order of the same transitions leads to the same state with as few of them. A
 * bit for each of the first 64 moves; those behind are always tried.
 *
 * <p>Breadth first, a state needs no second look when it is met again at a later depth: of the shortest paths to a state, the one that is
 * first by the order of moves is never cut, because a sleeping move on it would come earlier on another path of the same length.
 */
final class SleepSet {

    /** All moves sleep; it stays that as long as it is put together with nothing else. */
    static final long ALL = -1;

    private SleepSet() {
    }

    static boolean sleeps(long sleep, int move) {
        return move < Long.SIZE && (sleep >>> move & 1) != 0;
    }

    /**
     * What sleeps after a move: what slept before or was tried before it, unless it depends on the move.
     *
     * @param moves  of the state
     * @param sleep  of the state
     * @param move   the one that was made
     * @param after  the moves of the state it led to
     */
    static long after(EnabledMoves moves, long sleep, int move, EnabledMoves after) {
        if (after.count() == 0) {
            return ALL;
        }
        long asleep = 0;
        for (int i = 0; i < moves.count() && i < Long.SIZE; i++) {
            if ((i < move || sleeps(sleep, i)) && areIndependent(moves, i, move)) {
                int place = find(moves.get(i), after);
                asleep |= place < Long.SIZE ? 1L << place : 0;
            }
        }
        return Long.bitCount(asleep) == after.count() ? ALL : asleep;
    }

    /**
     * Transitions of different processes touch nothing in common: each reads and changes its own process, takes the oldest message of a
     * channel to it, or adds to the end of one from it. What one makes possible for the other is not asked, since both are possible
     * already; only faults have a number that they share, a message that is held back waits
     * for all others, what is later for what is earlier, and a process that may die needs something else that can happen.
     */
    private static boolean areIndependent(EnabledMoves moves, int one, int other) {
        return !moves.haveGlobalDependencies() && moves.get(one).process() != moves.get(other).process() && !(moves.isFault(one) && moves.isFault(other))
                && !moves.isDeath(one) && !moves.isDeath(other);
    }

    private static int find(Choice move, EnabledMoves moves) {
        for (int i = 0; i < moves.count(); i++) {
            if (isSame(move, moves.get(i))) {
                return i;
            }
        }
        throw new IllegalStateException(move + " cannot happen any more after a move that it is independent of");
    }

    private static boolean isSame(Choice one, Choice other) {
        if (one.process() != other.process()) {
            return false;
        }
        if (one instanceof Choice.RunThread run) {
            return other instanceof Choice.RunThread otherRun && run.thread() == otherRun.thread();
        }
        if (one instanceof Choice.Deliver deliver) {
            return other instanceof Choice.Deliver otherDeliver && deliver.message() == otherDeliver.message();
        }
        if (one instanceof Choice.Die) {
            return other instanceof Choice.Die;
        }
        return one instanceof Choice.Complete complete && other instanceof Choice.Complete otherComplete
                && complete.niFailType() == otherComplete.niFailType() && isSame(complete.operation(), otherComplete.operation());
    }

    private static boolean isSame(Operation one, Operation other) {
        return one.link() == other.link() && one.networkInterface() == other.networkInterface();
    }
}
