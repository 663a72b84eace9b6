package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.state.ProcessForm;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.Choice;
import org.portalscope.world.Choices;
import org.portalscope.world.Reaction;
import org.portalscope.world.Stance;
import org.portalscope.world.World;
import org.portalscope.world.WorldForm;
import org.portalscope.world.WorldProcess;

/**
 * Stands in a world at one of the stored states, and goes from one to another on the tree of the moves they were first reached by: back to
 * the last state both have in common, and on from there.
 *
 * <p>What it keeps up to date on its way is what lies between the processes, and of each process its history. The processes themselves
 * stay behind until one has to do what is not known of it yet, or is to be looked at: then that one catches up with its history.
 */
final class Walker {

    private static final int FIRST_SIZE = 64;
    /** Histories that are remembered, of about 700 bytes each. */
    private static final int MOST_KNOWN = 1 << 17;

    private final World world;
    private final StateStore store;
    private final Question question;
    private final Inspector inspector;
    private final WorldForm form;
    private final Choices choices;
    /** The effects between the processes of all transitions from the beginning on, behind the opening of each. */
    private final List<Effect> effects = new ArrayList<>();
    private final List<Effect> passing = new ArrayList<>();
    private final List<History> missed = new ArrayList<>();

    /** By depth: the state, and of the transition that led there its code, its first effect, and the history of its process after it. */
    private int[] states = new int[FIRST_SIZE];
    private int[] codes = new int[FIRST_SIZE];
    private int[] firstEffects = new int[FIRST_SIZE];
    private History[] after = new History[FIRST_SIZE];
    /** By process: its history, and that after which it was left; how it stands and its form, as it was looked at last. */
    private final History[] histories;
    private final History[] left;
    private final Stance[] stances;
    private final ProcessForm[] forms;
    private int known;
    private int depth;
    private int faults;
    private int[] way = new int[FIRST_SIZE];

    /** @param world before its first transition, which is the first stored state */
    Walker(World world, StateStore store, Question question) {
        if (world.processes().size() > Moves.MOST_PROCESSES) {
            throw new IllegalArgumentException("at most " + Moves.MOST_PROCESSES + " processes can be explored, not " + world.processes().size());
        }
        this.world = world;
        this.store = store;
        this.question = question;
        inspector = new Inspector(question.kinds());
        form = new WorldForm(world, this::settle);
        int count = world.processes().size();
        histories = new History[count];
        stances = new Stance[count];
        forms = new ProcessForm[count];
        left = new History[count];
        choices = new Choices(world, stances);
        for (WorldProcess process : world.processes()) {
            left[process.index()] = new History(Stance.of(process), form.form(process));
            histories[process.index()] = left[process.index()];
        }
    }

    /** What can happen where it stands. */
    Moves moves() {
        look();
        return Moves.of(world, choices, stances, question.faults() - faults, question.mortal());
    }

    /** Looks how the processes stand; if time goes on for all, that is not the affair of each alone. */
    private void look() {
        for (int process = 0; process < histories.length; process++) {
            stances[process] = world.timing().exists() ? Stance.of(world.process(process)) : histories[process].stance();
            forms[process] = histories[process].form();
        }
    }

    /** What was wrong with the last move, or null. */
    Finding.Kind wrong() {
        return after[depth].wrong();
    }

    /** What is wrong if nothing can happen any more, or null. */
    Finding.Kind wrongAtEnd() {
        settleAll();
        return inspector.atEnd(world);
    }

    /** What is wrong where it stands, in words. */
    String words(Finding.Kind kind) {
        settleAll();
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

    /** Makes a move, which has a code. */
    void go(Choice choice, int code) {
        History history = histories[choice.process()];
        History longer = history.with(world, choice);
        int from = effects.size();
        if (longer == null) {
            longer = execute(choice, history);
        } else if (!longer.isSilent()) {
            world.repeat(choice, longer.last(), effects);
        }
        faults += Moves.isFaultCode(code) ? 1 : 0;
        stand(longer, code, from);
    }

    /** Makes the move of a code. */
    private void go(int code) {
        History longer = Moves.isRunCode(code) ? histories[Moves.process(code)].withRun(Moves.thread(code)) : null;
        if (longer != null && longer.isSilent()) {
            stand(longer, code, effects.size());
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
        histories[Moves.process(code)] = history;
    }

    /** The choice of a code. */
    Choice choice(int code) {
        look();
        return Moves.choice(world, choices, code);
    }

    /** Executes a choice, since it is not known what it leads to; the history of its process with it. */
    private History execute(Choice choice, History history) {
        settle(choice.process());
        Reaction reaction = world.execute(choice, passing);
        effects.add(passing.get(0));
        for (int i = 1; i < passing.size(); i++) {
            if (passing.get(i).liesBetween()) {
                effects.add(passing.get(i));
            }
        }
        WorldProcess process = world.process(choice.process());
        History longer = history.then(reaction, inspector.afterMove(process, passing), Stance.of(process), form.form(process));
        passing.clear();
        left[choice.process()] = longer;
        if (reaction.isRepeatable()) {
            if (++known > MOST_KNOWN) {
                forget();
            }
            history.remember(choice, longer);
        }
        return longer;
    }

    private void forget() {
        for (History history : histories) {
            for (History shorter = history; shorter != null; shorter = shorter.shorter()) {
                shorter.forget();
            }
        }
        known = 0;
    }

    private void settleAll() {
        for (int process = 0; process < histories.length; process++) {
            settle(process);
        }
    }

    /** Lets a process catch up with its history. */
    private void settle(int process) {
        History from = left[process];
        History to = histories[process];
        while (from != to) {
            if (from.length() > to.length()) {
                from.last().undo(world.process(process));
                from = from.shorter();
            } else {
                missed.add(to);
                to = to.shorter();
            }
        }
        while (!missed.isEmpty()) {
            missed.remove(missed.size() - 1).last().redo(world.process(process));
        }
        left[process] = histories[process];
    }


    /** Takes the last move back. */
    void back() {
        int process = Moves.process(codes[depth]);
        if (firstEffects[depth] < effects.size()) {
            world.takeBack(process, effects, firstEffects[depth]);
        }
        histories[process] = after[depth].shorter();
        faults -= Moves.isFaultCode(codes[depth]) ? 1 : 0;
        depth--;
        if (world.timing().exists()) {
            settle(process);
        }
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
        look();
        form.digest(stances, forms, faults);
        return form;
    }
}
