package org.portalscope.world.explore;

import java.util.BitSet;

import org.portalscope.world.WorldForm;

/** Expands stored states in a world of its own: tries their moves, and tells where those lead that are not known yet. */
final class Worker {

    private final StateNavigator navigator;
    private final StateStore store;

    /** @param store not to be changed while the worker works */
    Worker(StateNavigator navigator, StateStore store) {
        this.navigator = navigator;
        this.store = store;
    }

    /** By which it goes from state to state. */
    StateNavigator navigator() {
        return navigator;
    }

    /**
     * Tries the moves of a state that do not sleep.
     *
     * @param known states before this one were met at that depth or before
     */
    void expand(int state, long sleep, int known, ExpandedStates out) {
        if (sleep == SleepSet.ALL) {
            return;
        }
        navigator.goTo(state);
        if (navigator.isTooLong()) {
            out.leavesOut = true;
            return;
        }
        EnabledMoves moves = navigator.moves();
        for (int move = 0; move < moves.count(); move++) {
            if (!SleepSet.sleeps(sleep, move)) {
                navigator.go(moves.get(move), moves.code(move));
                look(state, moves, sleep, move, known, out);
                navigator.back();
                out.transitions++;
            }
        }
    }

    private void look(int state, EnabledMoves moves, long sleep, int move, int known, ExpandedStates out) {
        Finding.Kind wrong = navigator.wrong();
        WorldForm digest = navigator.digest();
        int found = store.find(digest.high(), digest.low());
        if (wrong == null && found != StateStore.NONE && found < known) {
            return;
        }
        EnabledMoves after = navigator.moves();
        if (wrong == null && after.count() == 0) {
            wrong = navigator.wrongAtEnd();
        }
        long asleep = SleepSet.after(moves, sleep, move, after);
        out.add(state, moves.code(move), navigator.weight(), digest.high(), digest.low(), asleep, wrong);
    }

    /**
     * Looks whether an end can be reached from a state, unless that is known: with all its moves, but for failures of what need not fail and deaths of those
     * that need not die.
     *
     * @param ending the states from which it is known that an end can be reached
     */
    void reexpand(int state, BitSet ending, ReexpandedStates out) {
        if (ending.get(state)) {
            return;
        }
        navigator.goTo(state);
        if (navigator.isTooLong()) {
            out.leavesOut = true;
            return;
        }
        if (navigator.hasEnded()) {
            out.addEnding(state);
            return;
        }
        EnabledMoves moves = navigator.moves();
        for (int move = 0; move < moves.count(); move++) {
            if (!moves.isFault(move) && !moves.isDeath(move)) {
                int target = target(moves, move);
                if (target == StateStore.NONE || ending.get(target)) {
                    out.addEnding(state);
                    return;
                }
                out.addEdge(state, target);
            }
        }
    }

    /** The state that a move leads to, or {@link StateStore#NONE} if something is wrong there. */
    private int target(EnabledMoves moves, int move) {
        navigator.go(moves.get(move), moves.code(move));
        WorldForm digest = navigator.digest();
        int target = navigator.wrong() == null ? store.find(digest.high(), digest.low()) : StateStore.NONE;
        navigator.back();
        return target;
    }
}
