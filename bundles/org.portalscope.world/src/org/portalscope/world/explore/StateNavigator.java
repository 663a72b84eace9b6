package org.portalscope.world.explore;

import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.SearchableWorld;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.waiting.BlockedThread;
import org.portalscope.world.waiting.WaitForGraphs;

/**
 * Brings a world into one stored state after the other, along the tree of the moves by which they were first reached: it backtracks to the
 * last state that both have in common, and goes on from there. Going, it changes what lies between the processes, and of each process no
 * more than its history.
 */
final class StateNavigator {

    private static final int FIRST_SIZE = 64;

    private final SearchableWorld search;
    private final World world;
    private final StateStore store;
    private final ExplorationOptions options;
    private final PropertyChecker checker;
    private final ProcessHistories processes;
    /** The openings of all transitions from the beginning on that changed something between the processes, each before what it changed there. */
    private final List<Effect> effects = new ArrayList<>();

    /** By depth: the state, and of the transition that led there its code, its first effect, and the history of its process after it. */
    private int[] states = new int[FIRST_SIZE];
    private int[] codes = new int[FIRST_SIZE];
    private int[] firstEffects = new int[FIRST_SIZE];
    private ProcessHistory[] after = new ProcessHistory[FIRST_SIZE];
    private int depth;
    private int weight;
    private int faults;
    private int[] path = new int[FIRST_SIZE];

    /**
     * A navigator in the first stored state.
     *
     * @param world     before its first transition
     * @param mostBytes bytes of histories of its processes that it remembers at most, and of those that lead to a state
     * @throws IllegalArgumentException if it has more than {@link EnabledMoves#MOST_PROCESSES} processes
     */
    StateNavigator(World world, StateStore store, ExplorationOptions options, long mostBytes) {
        if (world.processes().size() > EnabledMoves.MOST_PROCESSES) {
            throw new IllegalArgumentException("at most " + EnabledMoves.MOST_PROCESSES + " processes can be explored, not " + world.processes().size());
        }
        this.world = world;
        search = new SearchableWorld(world);
        this.store = store;
        this.options = options;
        checker = new PropertyChecker(options.kinds());
        processes = new ProcessHistories(search, checker, mostBytes);
    }

    /** What can happen next in its state. */
    EnabledMoves moves() {
        return EnabledMoves.of(world, processes.choices(), processes.readiness(), processes.settlement(), options.faults() - faults, options.mayCrash());
    }

    /** What was wrong with the last move, or null. */
    Finding.Kind wrong() {
        return after[depth].wrong();
    }

    /** What is wrong if nothing can happen any more, or null. */
    Finding.Kind wrongAtEnd() {
        processes.catchUp();
        return checker.atEnd(world);
    }

    /** Whether all processes that are no services have finished, or nothing can happen any more. */
    boolean hasEnded() {
        return processes.haveFinished() || moves().count() == 0;
    }

    /** What is wrong in its state, in words. */
    String words(Finding.Kind kind) {
        processes.catchUp();
        return PropertyChecker.words(kind, world, new Passed());
    }

    /** The threads that wait in its state, if that is what is wrong with it. */
    List<BlockedThread> blocked(Finding.Kind kind) {
        processes.catchUp();
        return kind == Finding.Kind.STUCK || kind == Finding.Kind.LIVELOCK ? BlockedThread.of(WaitForGraphs.of(world)) : List.of();
    }

    /** All moves that led to its state, each with what it did; what nobody asks for is not made. */
    private final class Passed extends AbstractList<TransitionEffects> {

        @Override
        public TransitionEffects get(int index) {
            return new TransitionEffects(process(index + 1), effects(index + 1));
        }

        @Override
        public int size() {
            return depth;
        }
    }

    World world() {
        return world;
    }

    /** For how many transitions the last move counts. */
    int weight() {
        return weight;
    }

    /** Whether what leads to its state takes more memory than it may. */
    boolean isTooLong() {
        return processes.areTooLong();
    }

    /** The process that made a move, counted from 1. */
    private WorldProcess process(int move) {
        return world.process(EnabledMoves.process(codes[move]));
    }

    /** What the process did in a move, counted from 1. */
    private List<Effect> effects(int move) {
        return after[move].effects();
    }

    /** The choice of a code. */
    Choice choice(int code) {
        return EnabledMoves.choice(world, processes.choices(), code);
    }

    /** The choices that make a move: the local statements that count with it, and then its own. */
    List<Choice> choices(int code) {
        WorldProcess process = world.process(EnabledMoves.process(code));
        int[] local = processes.history(process.index()).local().counts();
        List<Choice> choices = new ArrayList<>();
        for (int thread = 0; thread < local.length; thread++) {
            if (EnabledMoves.isSettleCode(code) || EnabledMoves.isRunCode(code) && thread == EnabledMoves.thread(code)) {
                choices.addAll(Collections.nCopies(local[thread], new Choice.RunThread(process.index(), thread)));
            }
        }
        if (!EnabledMoves.isSettleCode(code)) {
            choices.add(choice(code));
        }
        return choices;
    }

    private int weight(int code) {
        LocalStatements local = processes.history(EnabledMoves.process(code)).local();
        if (EnabledMoves.isSettleCode(code)) {
            return local.total();
        }
        return EnabledMoves.isRunCode(code) ? local.of(EnabledMoves.thread(code)) + 1 : 1;
    }

    /** Makes a move. */
    void go(Choice choice, int code) {
        if (EnabledMoves.isSettleCode(code)) {
            add(processes.settle(choice.process()), code, effects.size());
            return;
        }
        int from = effects.size();
        ProcessHistory history = processes.history(choice.process()).with(world, choice);
        if (history == null) {
            history = processes.execute(choice, effects);
        } else if (!history.isSilent()) {
            search.repeat(choice, history.last(), effects);
        }
        faults += EnabledMoves.isFaultCode(code) ? 1 : 0;
        add(history, code, from);
    }

    /** Makes the move of a code. */
    private void go(int code) {
        ProcessHistory history = EnabledMoves.isRunCode(code) ? processes.history(EnabledMoves.process(code)).withRun(EnabledMoves.thread(code)) : null;
        if (history != null && history.isSilent()) {
            add(history, code, effects.size());
        } else {
            go(choice(code), code);
        }
    }

    /** Notes a move that has been made. */
    private void add(ProcessHistory history, int code, int firstEffect) {
        weight = weight(code);
        if (++depth == states.length) {
            states = Arrays.copyOf(states, 2 * depth);
            codes = Arrays.copyOf(codes, 2 * depth);
            firstEffects = Arrays.copyOf(firstEffects, 2 * depth);
            after = Arrays.copyOf(after, 2 * depth);
        }
        codes[depth] = code;
        firstEffects[depth] = firstEffect;
        after[depth] = history;
        processes.put(EnabledMoves.process(code), history);
    }

    /** Reverts the last move. */
    void back() {
        int process = EnabledMoves.process(codes[depth]);
        if (firstEffects[depth] < effects.size()) {
            search.revert(process, effects, firstEffects[depth]);
        }
        faults -= EnabledMoves.isFaultCode(codes[depth]) ? 1 : 0;
        processes.put(process, after[depth--].parent());
    }

    /** Goes to a stored state: back to the last one that lies on both paths, and on from there. A state has a higher number than those before it. */
    void goTo(int state) {
        int steps = 0;
        int ancestor = state;
        while (states[depth] != ancestor) {
            if (states[depth] > ancestor) {
                back();
            } else {
                ancestor = climb(ancestor, steps++);
            }
        }
        while (steps > 0) {
            int next = path[--steps];
            go(store.move(next));
            states[depth] = next;
        }
    }

    /** Notes a state of the path and goes on to the one before it. */
    private int climb(int state, int step) {
        if (step == path.length) {
            path = Arrays.copyOf(path, 2 * step);
        }
        path[step] = state;
        return store.parent(state);
    }

    /** Makes the digest of its state. */
    WorldForm digest() {
        return processes.digest(faults);
    }
}
