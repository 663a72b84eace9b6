package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;

/**
 * Stands in a world at one of the stored states, and goes from one to another on the tree of the moves they were first reached by: back to
 * the last state both have in common, and on from there.
 */
final class Walker {

    private static final int FIRST_SIZE = 64;
    /** Histories that are remembered, of about a kilobyte each. */
    private static final int MOST_KNOWN = 1 << 15;

    private final World world;
    private final WorldForm form;
    private final StateStore store;
    private final Question question;
    private final List<Effect> effects = new ArrayList<>();

    /** By depth: the state, and of the transition that led there its process, its first effect and whether it was a fault. */
    private int[] states = new int[FIRST_SIZE];
    private int[] processes = new int[FIRST_SIZE];
    private int[] firstEffects = new int[FIRST_SIZE];
    private boolean[] wereFaults = new boolean[FIRST_SIZE];
    /** By depth: the history of that process before. */
    private History[] before = new History[FIRST_SIZE];
    /** By process. */
    private final History[] histories;
    private int known;
    private int depth;
    private int faults;
    private int[] way = new int[FIRST_SIZE];

    /** @param world before its first transition, which is the first stored state */
    Walker(World world, StateStore store, Question question) {
        this.world = world;
        this.store = store;
        this.question = question;
        form = new WorldForm(world);
        histories = new History[world.processes().size()];
        Arrays.setAll(histories, process -> new History(null));
    }

    World world() {
        return world;
    }

    /** The effects of all transitions from the beginning on. */
    List<Effect> effects() {
        return effects;
    }

    /** Index of the first effect of the last transition. */
    int lastTransition() {
        return firstEffects[depth];
    }

    /** Transitions from the beginning on. */
    int depth() {
        return depth;
    }

    /** The process that took a transition, counted from 1. */
    int process(int transition) {
        return processes[transition];
    }

    /** Index of the first effect of a transition, counted from 1. */
    int firstEffect(int transition) {
        return firstEffects[transition];
    }

    /** What can happen where it stands. */
    Moves moves() {
        return Moves.of(world, question.faults() - faults, question.mortal());
    }

    /** Makes a move. */
    void go(Choice choice, boolean isFault) {
        deepen();
        processes[depth] = choice.process();
        firstEffects[depth] = effects.size();
        wereFaults[depth] = isFault;
        faults += isFault ? 1 : 0;
        before[depth] = histories[choice.process()];
        stand(choice.process(), execute(choice));
    }

    /** Executes a choice, or repeats what is known of it; the history of its process with it. */
    private History execute(Choice choice) {
        History history = histories[choice.process()];
        History longer = history.with(world, choice);
        if (longer != null) {
            world.repeat(choice, longer.last(), effects);
            return longer;
        }
        longer = new History(world.execute(choice, effects));
        if (longer.last() != null) {
            if (++known > MOST_KNOWN) {
                forget();
            }
            history.add(longer);
        }
        return longer;
    }

    private void forget() {
        for (int i = 1; i <= depth; i++) {
            before[i].forget();
        }
        for (History history : histories) {
            history.forget();
        }
        known = 0;
    }

    private void stand(int process, History history) {
        histories[process] = history;
        form.setPart(process, history.form());
    }

    /** Makes the move of a code. */
    Choice go(int code) {
        Choice choice = Moves.choice(world, code);
        go(choice, Moves.isFaultCode(code));
        return choice;
    }

    /** Takes the last move back. */
    void back() {
        world.revert(processes[depth], effects, firstEffects[depth]);
        stand(processes[depth], before[depth]);
        faults -= wereFaults[depth] ? 1 : 0;
        depth--;
    }

    /**
     * Goes to a stored state.
     *
     * @param stateDepth moves that lead to it from the beginning
     */
    void goTo(int state, int stateDepth) {
        while (depth > stateDepth) {
            back();
        }
        int steps = 0;
        int ancestor = state;
        for (int i = stateDepth; i > depth; i--) {
            ancestor = climb(ancestor, steps++);
        }
        while (states[depth] != ancestor) {
            ancestor = climb(ancestor, steps++);
            back();
        }
        while (steps > 0) {
            int next = way[--steps];
            go(store.move(next));
            states[depth] = next;
        }
    }

    /** Notes a state of the way and goes on to the one before it. */
    private int climb(int state, int step) {
        if (step == way.length) {
            way = Arrays.copyOf(way, 2 * step);
        }
        way[step] = state;
        return store.parent(state);
    }

    /** Makes the digest of where it stands. */
    WorldForm digest() {
        form.digest(faults);
        for (int i = 0; i < histories.length; i++) {
            histories[i].setForm(form.part(i));
        }
        return form;
    }

    private void deepen() {
        if (++depth == states.length) {
            states = Arrays.copyOf(states, 2 * depth);
            processes = Arrays.copyOf(processes, 2 * depth);
            firstEffects = Arrays.copyOf(firstEffects, 2 * depth);
            wereFaults = Arrays.copyOf(wereFaults, 2 * depth);
            before = Arrays.copyOf(before, 2 * depth);
        }
    }
}
