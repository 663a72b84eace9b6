package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;

/**
 * Stands in a world at one of the stored states, and goes from one to another on the tree of the moves they were first reached by: back to
 * the last state both have in common, and on from there. On its way it changes what lies between the processes, and of each process no
 * more than its history.
 */
final class Walker {

    private static final int FIRST_SIZE = 64;

    private final World world;
    private final StateStore store;
    private final Question question;
    private final Inspector inspector;
    private final Processes processes;
    /** The openings of all transitions from the beginning on that changed something between the processes, each before what it changed there. */
    private final List<Effect> effects = new ArrayList<>();

    /** By depth: the state, and of the transition that led there its code, its first effect, and the history of its process after it. */
    private int[] states = new int[FIRST_SIZE];
    private int[] codes = new int[FIRST_SIZE];
    private int[] firstEffects = new int[FIRST_SIZE];
    private History[] after = new History[FIRST_SIZE];
    private int depth;
    private int faults;
    private int[] way = new int[FIRST_SIZE];

    /**
     * A walker at the first stored state.
     *
     * @param world     before its first transition
     * @param mostKnown histories of its processes that it remembers at most
     * @throws IllegalArgumentException if it has more than {@link Moves#MOST_PROCESSES} processes
     */
    Walker(World world, StateStore store, Question question, int mostKnown) {
        if (world.processes().size() > Moves.MOST_PROCESSES) {
            throw new IllegalArgumentException("at most " + Moves.MOST_PROCESSES + " processes can be explored, not " + world.processes().size());
        }
        this.world = world;
        this.store = store;
        this.question = question;
        inspector = new Inspector(question.kinds());
        processes = new Processes(world, inspector, mostKnown);
    }

    /** What can happen where it stands. */
    Moves moves() {
        return Moves.of(world, processes.choices(), processes.stances(), question.faults() - faults, question.mortal());
    }

    /** What was wrong with the last move, or null. */
    Finding.Kind wrong() {
        return after[depth].wrong();
    }

    /** What is wrong if nothing can happen any more, or null. */
    Finding.Kind wrongAtEnd() {
        processes.catchUp();
        return inspector.atEnd(world);
    }

    /** What is wrong where it stands, in words. */
    String words(Finding.Kind kind) {
        processes.catchUp();
        return Inspector.words(kind, this);
    }

    World world() {
        return world;
    }

    /** Transitions from the beginning on. */
    int depth() {
        return depth;
    }

    /** The process that made a transition, counted from 1. */
    WorldProcess process(int transition) {
        return world.process(Moves.process(codes[transition]));
    }

    /** What the process did in a transition, counted from 1. */
    List<Effect> effects(int transition) {
        return after[transition].last().own();
    }

    /** The choice of a code. */
    Choice choice(int code) {
        return Moves.choice(world, processes.choices(), code);
    }

    /** Makes a move. */
    void go(Choice choice, int code) {
        int from = effects.size();
        History history = processes.history(choice.process()).with(world, choice);
        if (history == null) {
            history = processes.execute(choice, effects);
        } else if (!history.isSilent()) {
            world.repeat(choice, history.last(), effects);
        }
        faults += Moves.isFaultCode(code) ? 1 : 0;
        stand(history, code, from);
    }

    /** Makes the move of a code. */
    private void go(int code) {
        History history = Moves.isRunCode(code) ? processes.history(Moves.process(code)).withRun(Moves.thread(code)) : null;
        if (history != null && history.isSilent()) {
            stand(history, code, effects.size());
        } else {
            go(choice(code), code);
        }
    }

    /** Notes a move that has been made. */
    private void stand(History history, int code, int firstEffect) {
        if (++depth == states.length) {
            states = Arrays.copyOf(states, 2 * depth);
            codes = Arrays.copyOf(codes, 2 * depth);
            firstEffects = Arrays.copyOf(firstEffects, 2 * depth);
            after = Arrays.copyOf(after, 2 * depth);
        }
        codes[depth] = code;
        firstEffects[depth] = firstEffect;
        after[depth] = history;
        processes.put(Moves.process(code), history);
    }

    /** Takes the last move back. */
    void back() {
        int process = Moves.process(codes[depth]);
        if (firstEffects[depth] < effects.size()) {
            world.takeBack(process, effects, firstEffects[depth]);
        }
        faults -= Moves.isFaultCode(codes[depth]) ? 1 : 0;
        processes.put(process, after[depth--].shorter());
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
        return processes.digest(faults);
    }
}
