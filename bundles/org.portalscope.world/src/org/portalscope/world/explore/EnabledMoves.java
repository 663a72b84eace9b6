package org.portalscope.world.explore;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.NiFailType;
import org.portalscope.world.Choice;
import org.portalscope.world.EnabledChoices;
import org.portalscope.world.ProcessReadiness;
import org.portalscope.world.World;
import org.portalscope.world.WorldProcess;
import org.portalscope.world.network.Turn;
import org.portalscope.world.program.Program;

/**
 * What can happen next in a state, in an order that does not depend on how the state was reached: as {@link World#enabled} says, but
 * deliveries to a process by initiator and target; behind all that the completions again, each failing by a fault; and last the deaths of
 * the processes that may crash, unless nothing can happen any more but what programs keep for the end. Where that is so, or nothing can
 * happen at all, the {@linkplain LocalStatements local statements} of one process after the other are made to count first.
 *
 * <p>A move has a code, by which it is found again in the same state of any world without looking at all the others: the process, what
 * happens, and to which of those to which it can happen.
 */
final class EnabledMoves {

    /** Processes that codes can tell apart. */
    static final int MOST_PROCESSES = 1 << 10;

    private static final int RUN = 0;
    private static final int DELIVER = 1;
    private static final int COMPLETE = 2;
    private static final int FAIL = 3;
    private static final int DIE = 4;
    private static final int SETTLE = 5;
    private static final int KIND_BITS = 3;
    private static final int RANK_BITS = 19;

    private final List<Choice> choices;
    private final int firstFault;
    private final boolean globalDependencies;
    private int firstDeath;
    private int[] codes;

    private EnabledMoves(List<Choice> choices, boolean globalDependencies) {
        this.choices = choices;
        this.globalDependencies = globalDependencies;
        firstFault = choices.size();
        firstDeath = firstFault;
        codes = new int[firstFault];
    }

    /**
     * Of a world that the choices are about.
     *
     * @param readiness  of its processes
     * @param settlement the thread whose process comes first of those whose local statements are to count, or null
     * @param faults     how many completions may still fail
     * @param mayCrash   the names of the processes that may crash
     */
    static EnabledMoves of(World world, EnabledChoices all, ProcessReadiness[] readiness, Choice.RunThread settlement, int faults, Set<String> mayCrash) {
        List<Choice> choices = all.all();
        boolean atEnd = choices.isEmpty() || isLast(readiness, choices.get(0));
        boolean settles = atEnd && settlement != null && !EnabledChoices.haveFailed(readiness);
        EnabledMoves moves = new EnabledMoves(settles ? new ArrayList<>(List.of(settlement)) : choices, world.hasGlobalDependencies());
        moves.number(settles ? SETTLE : RUN);
        if (faults > 0) {
            moves.addFaults();
        }
        if (!mayCrash.isEmpty() && (!atEnd || settles)) {
            moves.addDeaths(world, readiness, mayCrash);
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
    boolean haveGlobalDependencies() {
        return globalDependencies;
    }

    int code(int move) {
        return codes[move];
    }

    /** Whether the move of a code is a fault. */
    static boolean isFaultCode(int code) {
        return kind(code) == FAIL;
    }

    /** Whether the move of a code happens without a fault or a death that need not be; of deaths that must be that is not known. */
    static boolean isCertainCode(int code) {
        return kind(code) != FAIL && kind(code) != DIE;
    }

    /** Whether the move of a code makes the local statements of its process count. */
    static boolean isSettleCode(int code) {
        return kind(code) == SETTLE;
    }

    /** The process of a code. */
    static int process(int code) {
        return code >>> KIND_BITS + RANK_BITS;
    }

    /** Whether the move of a code runs a thread. */
    static boolean isRunCode(int code) {
        return kind(code) == RUN;
    }

    /** The thread that the move of a code runs. */
    static int thread(int code) {
        return rank(code);
    }

    private static int rank(int code) {
        return code & (1 << RANK_BITS) - 1;
    }

    /** The choice of a code. */
    static Choice choice(World world, EnabledChoices all, int code) {
        int process = process(code);
        return switch (kind(code)) {
            case RUN, SETTLE -> new Choice.RunThread(process, rank(code));
            case DIE -> new Choice.Die(process);
            case DELIVER -> choice(world, all, process, Turn.DELIVERY, rank(code));
            case COMPLETE -> choice(world, all, process, Turn.COMPLETION, rank(code));
            default -> failing((Choice.Complete) choice(world, all, process, Turn.COMPLETION, rank(code)));
        };
    }

    /** The choice in a lane of a process that comes after a number of others. */
    private static Choice choice(World world, EnabledChoices all, int process, int lane, int rank) {
        if (!world.hasGlobalDependencies()) {
            return all.choice(process, lane, rank);
        }
        return all.all().stream().filter(choice -> choice.process() == process && choice.turn().lane() == lane).skip(rank).findFirst().orElseThrow();
    }

    private static int kind(int code) {
        return code >>> RANK_BITS & (1 << KIND_BITS) - 1;
    }

    /** @param run what it is if a thread runs */
    private void number(int run) {
        int rank = 0;
        for (int i = 0; i < firstFault; i++) {
            Choice choice = choices.get(i);
            boolean another = i > 0 && choices.get(i - 1).process() == choice.process() && choices.get(i - 1).getClass() == choice.getClass();
            rank = another ? rank + 1 : 0;
            codes[i] = choice instanceof Choice.RunThread thread ? code(choice, run, thread.thread()) : code(choice, kind(choice), rank);
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

    private void addDeaths(World world, ProcessReadiness[] readiness, Set<String> mayCrash) {
        for (WorldProcess process : world.processes()) {
            Choice death = new Choice.Die(process.index());
            if (mayCrash.contains(process.name()) && !readiness[process.index()].isDead() && !choices.contains(death)) {
                add(death, code(death, DIE, 0));
            }
        }
    }

    /** Whether a choice is one of those that programs keep for the end: then all are. */
    private static boolean isLast(ProcessReadiness[] readiness, Choice choice) {
        return choice instanceof Choice.RunThread run && readiness[run.process()].readiness(run.thread()) == Program.Readiness.WHEN_QUIESCENT;
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
}
