package org.portalscope.world.explore;

import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.world.Choice;
import org.portalscope.world.Program;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;

/**
 * What can happen next in a state, in an order that does not depend on how the state was reached: as {@link World#enabled} says, but
 * deliveries to a process by initiator and target; behind all that the completions again, each failing by a fault; and last the deaths of
 * the processes that may die, unless nothing can happen any more but what programs keep for the end.
 *
 * <p>A move has a code, by which it is found again in the same state of any world without looking at all the others: the process, what
 * happens, and to which of those to which it can happen.
 */
final class Moves {

    /** Processes that codes can tell apart. */
    static final int MOST_PROCESSES = 1 << 10;

    private static final int RUN = 0;
    private static final int DELIVER = 1;
    private static final int COMPLETE = 2;
    private static final int FAIL = 3;
    private static final int DIE = 4;
    private static final int KIND_BITS = 3;
    private static final int RANK_BITS = 19;

    private final List<Choice> choices;
    private final int firstFault;
    private final boolean entangled;
    private int firstDeath;
    private int[] codes;

    private Moves(List<Choice> choices, boolean entangled) {
        this.choices = choices;
        this.entangled = entangled;
        firstFault = choices.size();
        firstDeath = firstFault;
        codes = new int[firstFault];
    }

    /**
     * @param faults how many completions may still fail
     * @param mortal the names of the processes that may die
     */
    static Moves of(World world, int faults, Set<String> mortal) {
        List<Choice> choices = world.enabled();
        sortDeliveries(choices);
        Moves moves = new Moves(choices, world.isEntangled());
        moves.number();
        if (faults > 0) {
            moves.addFaults();
        }
        if (!mortal.isEmpty()) {
            moves.addDeaths(world, mortal);
        }
        return moves;
    }

    int count() {
        return choices.size();
    }

    Choice get(int move) {
        return choices.get(move);
    }

    /** Whether a completion fails that need not. */
    boolean isFault(int move) {
        return move >= firstFault && move < firstDeath;
    }

    /** Whether a process dies that need not. */
    boolean isDeath(int move) {
        return move >= firstDeath;
    }

    /** Whether each can make any other impossible. */
    boolean areEntangled() {
        return entangled;
    }

    int code(int move) {
        return codes[move];
    }

    /** Whether the move of a code is a fault. */
    static boolean isFaultCode(int code) {
        return kind(code) == FAIL;
    }

    /** The choice of a code. */
    static Choice choice(World world, int code) {
        int process = code >>> KIND_BITS + RANK_BITS;
        int rank = code & (1 << RANK_BITS) - 1;
        return switch (kind(code)) {
            case RUN -> world.process(process).run(rank);
            case DIE -> new Choice.Die(process);
            case DELIVER -> of(world, process, Choice.Deliver.class, rank);
            case COMPLETE -> of(world, process, Choice.Complete.class, rank);
            default -> failing(of(world, process, Choice.Complete.class, rank));
        };
    }

    /** The choice of a process that comes after a number of others of its kind. */
    private static <T extends Choice> T of(World world, int process, Class<T> kind, int rank) {
        List<Choice> choices = world.isEntangled() ? world.enabled() : kind == Choice.Deliver.class ? world.deliveries(process) : world.completions(process);
        sortDeliveries(choices);
        int first = 0;
        while (choices.get(first).process() != process || !kind.isInstance(choices.get(first))) {
            first++;
        }
        return kind.cast(choices.get(first + rank));
    }

    private static int kind(int code) {
        return code >>> RANK_BITS & (1 << KIND_BITS) - 1;
    }

    private void number() {
        int rank = 0;
        for (int i = 0; i < firstFault; i++) {
            Choice choice = choices.get(i);
            boolean another = i > 0 && choices.get(i - 1).process() == choice.process() && choices.get(i - 1).getClass() == choice.getClass();
            rank = another ? rank + 1 : 0;
            codes[i] = choice instanceof Choice.RunThread run ? code(choice, RUN, run.thread()) : code(choice, kind(choice), rank);
        }
    }

    private static int kind(Choice choice) {
        return choice instanceof Choice.Deliver ? DELIVER : choice instanceof Choice.Complete ? COMPLETE : DIE;
    }

    private void addFaults() {
        for (int i = 0; i < firstFault; i++) {
            if (choices.get(i) instanceof Choice.Complete complete && canFail(complete)) {
                add(failing(complete), codes[i] + (FAIL - COMPLETE << RANK_BITS));
            }
        }
        firstDeath = choices.size();
    }

    private void addDeaths(World world, Set<String> mortal) {
        if (firstFault == 0 || isLast(world, choices.get(0))) {
            return;
        }
        for (WorldProcess process : world.processes()) {
            Choice death = new Choice.Die(process.index());
            if (mortal.contains(process.name()) && !process.isDead() && !choices.contains(death)) {
                add(death, code(death, DIE, 0));
            }
        }
    }

    /** Whether a choice is one of those that programs keep for the end: then all are. */
    private static boolean isLast(World world, Choice choice) {
        return choice instanceof Choice.RunThread run && world.process(run.process()).program().readiness(run.thread()) == Program.Readiness.LAST;
    }

    private void add(Choice choice, int code) {
        codes = Arrays.copyOf(codes, choices.size() + 1);
        codes[choices.size()] = code;
        choices.add(choice);
    }

    private static int code(Choice choice, int kind, int rank) {
        return (choice.process() << KIND_BITS | kind) << RANK_BITS | rank;
    }

    private static boolean canFail(Choice.Complete complete) {
        return complete.niFailType() == NiFailType.PTL_NI_OK && complete.operation().completes();
    }

    private static Choice.Complete failing(Choice.Complete complete) {
        return new Choice.Complete(complete.process(), complete.operation(), NiFailType.PTL_NI_DATA_LOST);
    }

    private static void sortDeliveries(List<Choice> choices) {
        for (int i = 1; i < choices.size(); i++) {
            for (int j = i; j > 0 && isBefore(choices.get(j), choices.get(j - 1)); j--) {
                choices.set(j, choices.set(j - 1, choices.get(j)));
            }
        }
    }

    private static boolean isBefore(Choice one, Choice other) {
        if (!(one instanceof Choice.Deliver first && other instanceof Choice.Deliver second) || one.process() != other.process()) {
            return false;
        }
        int order = first.message().initiator().compareTo(second.message().initiator());
        return order < 0 || order == 0 && first.message().target().compareTo(second.message().target()) < 0;
    }
}
