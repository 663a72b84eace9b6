package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.world.Choice;
import org.portalscope.world.waiting.BlockedThread;

/**
 * The different things that an exploration finds wrong, each with the shortest order that leads to it. States are handed over in the order of their depth, so
 * that what is met first is shortest.
 */
final class Findings {

    private final StateStore states;
    private final int enough;
    private final List<Finding> all = new ArrayList<>();
    /** The states that are wrong; one that is reached again says nothing new. */
    private final StateStore wrong = new StateStore();

    /**
     * @param states those that are not wrong, from which the others are reached
     * @param enough how many different findings end the search
     */
    Findings(StateStore states, int enough) {
        this.states = states;
        this.enough = enough;
    }

    boolean areEnough() {
        return all.size() >= enough;
    }

    List<Finding> all() {
        return all;
    }

    /** Bytes that it takes for states. */
    long bytes() {
        return wrong.bytes();
    }

    /** Adds what is wrong at the start. */
    void addFirst(StateNavigator navigator, Finding.Kind kind) {
        all.add(new Finding(kind, navigator.words(kind), List.of(), navigator.blocked(kind)));
    }

    /**
     * Adds what is wrong in a state, unless the same has been found.
     *
     * @param navigator nobody else's meanwhile
     * @param i         index of the state in the batch
     */
    void add(StateNavigator navigator, ExpandedStates batch, int i) {
        if (wrong.find(batch.high[i], batch.low[i]) != StateStore.NONE) {
            return;
        }
        wrong.add(batch.high[i], batch.low[i], batch.parent[i], batch.move[i]);
        navigator.goTo(batch.parent[i]);
        navigator.go(navigator.choice(batch.move[i]), batch.move[i]);
        Violation violation = new Violation(batch.wrong[i], navigator.words(batch.wrong[i]));
        List<BlockedThread> blocked = navigator.blocked(batch.wrong[i]);
        navigator.back();
        if (all.stream().noneMatch(found -> found.violation().equals(violation))) {
            all.add(new Finding(violation.kind(), violation.words(), schedule(navigator, moves(batch, i)), blocked));
        }
    }

    /**
     * Adds a livelock, unless one of the same words has been found.
     *
     * @param state     in which it is first reached
     * @param navigator nobody else's meanwhile
     */
    void addLivelock(StateNavigator navigator, int state) {
        navigator.goTo(state);
        String words = navigator.words(Finding.Kind.LIVELOCK);
        List<BlockedThread> blocked = navigator.blocked(Finding.Kind.LIVELOCK);
        if (all.stream().noneMatch(found -> found.violation().equals(new Violation(Finding.Kind.LIVELOCK, words)))) {
            List<Choice> schedule = schedule(navigator, moves(state));
            int shorter = (int) all.stream().filter(found -> found.schedule().size() <= schedule.size()).count();
            all.add(shorter, new Finding(Finding.Kind.LIVELOCK, words, schedule, blocked));
        }
    }

    /** How many states are wrong. */
    int states() {
        return wrong.size();
    }

    private static List<Choice> schedule(StateNavigator navigator, List<Integer> moves) {
        List<Choice> schedule = new ArrayList<>();
        navigator.goTo(0);
        for (int move : moves) {
            schedule.addAll(navigator.choices(move));
            navigator.go(navigator.choice(move), move);
        }
        moves.forEach(move -> navigator.back());
        return schedule;
    }

    /** The moves that lead from the first state to one that was reached. */
    private List<Integer> moves(ExpandedStates batch, int i) {
        List<Integer> moves = moves(batch.parent[i]);
        moves.add(batch.move[i]);
        return moves;
    }

    /** The moves that lead from the first state to one that is not wrong. */
    private List<Integer> moves(int last) {
        List<Integer> moves = new ArrayList<>();
        for (int state = last; states.parent(state) != StateStore.NONE; state = states.parent(state)) {
            moves.add(states.move(state));
        }
        Collections.reverse(moves);
        return moves;
    }
}
