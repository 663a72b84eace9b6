package org.portalscope.world.explore;

import org.portalscope.world.WorldForm;

/** Expands stored states in a world of its own: tries their moves, and tells where those lead that are not known yet. */
final class Worker {

    private final Walker walker;
    private final StateStore store;

    /** @param store not to be changed while the worker works */
    Worker(Walker walker, StateStore store) {
        this.walker = walker;
        this.store = store;
    }

    /** The one that it walks with. */
    Walker walker() {
        return walker;
    }

    /**
     * Tries the moves of a state that do not sleep.
     *
     * @param depth of the state
     * @param known states before this one were met at that depth or before
     */
    void expand(int state, int depth, long sleep, int known, Batch out) {
        if (sleep == Sleep.ALL) {
            return;
        }
        walker.goTo(state, depth);
        Moves moves = walker.moves();
        for (int move = 0; move < moves.count(); move++) {
            if (!Sleep.sleeps(sleep, move)) {
                walker.go(moves.get(move), moves.code(move));
                look(state, moves, sleep, move, known, out);
                walker.back();
                out.transitions++;
            }
        }
    }

    private void look(int state, Moves moves, long sleep, int move, int known, Batch out) {
        Finding.Kind wrong = walker.wrong();
        WorldForm digest = walker.digest();
        int found = store.find(digest.high(), digest.low());
        if (wrong == null && found != StateStore.NONE && found < known) {
            return;
        }
        Moves after = walker.moves();
        if (wrong == null && after.count() == 0) {
            wrong = walker.wrongAtEnd();
        }
        long asleep = Sleep.after(moves, sleep, move, after);
        out.add(state, moves.code(move), digest.high(), digest.low(), asleep, wrong);
    }
}
