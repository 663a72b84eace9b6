package org.portalscope.goal.program;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalDependency.State;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalOperation.Kind;
import org.portalscope.goal.GoalRank;

/**
 * Writes what a rank does as a process of a scenario. One chain of operations is its only thread. Of several, the first operations that wait for nothing begin
 * in the order of the schedule, and each chain that has more is a thread of its own, which waits for what other chains have come to.
 */
final class RankProgram {

    private static final String INDENT = "    ";
    /** Operations that a statement names at most: expressions have a bound. */
    private static final int MOST_NAMES = 50;
    /** Operations whose places a statement about several names. */
    private static final int MOST_PLACES = 3;

    private final int number;
    private final List<GoalOperation> operations;
    private final OperationChains chains;
    private final OperationNames names;
    private final boolean timed;
    private final StringBuilder text = new StringBuilder();
    private final long[] places;
    private final int[] lines;
    private String indent = "";
    private int line;
    private String schedule;

    /** @param timed whether calculations take time, and each chain is a thread of its own, so that each operation can wait for its time */
    RankProgram(int number, GoalRank rank, boolean timed) {
        this.number = number;
        this.timed = timed;
        operations = rank.operations();
        chains = new OperationChains(rank);
        names = new OperationNames(operations);
        places = new long[operations.size() + 1];
        lines = new int[operations.size() + 1];
        for (int i = 0; i < operations.size(); i++) {
            places[i + 1] = places[i] + (operations.get(i).kind() == Kind.RECEIVE ? operations.get(i).amount() : 0);
        }
    }

    /** How many threads it starts. */
    long threads() {
        return chains.all().size() == 1 ? 0 : chains.all().stream().filter(chain -> !isWaitedAtTheEnd(chain)).count();
    }

    /** How many bytes its receives take together. */
    long received() {
        return places[operations.size()];
    }

    /** The lines with the statements by which its operations begin, and that of the last statement, once it has been written. */
    List<Integer> lines() {
        return IntStream.of(lines).boxed().toList();
    }

    /**
     * Writes the process.
     *
     * @param name      of the schedule
     * @param firstLine the number of its first line in the text that it becomes a part of
     */
    String write(String name, int firstLine) {
        schedule = name;
        line = firstLine;
        long largest = operations.stream().filter(operation -> operation.kind() == Kind.SEND).mapToLong(GoalOperation::amount).max().orElse(0);
        line("process rank" + number + " at " + number + ":0 {");
        indent = INDENT;
        line("region sent[" + Math.max(1, largest) + "];");
        line("region received[" + Math.max(1, received()) + "];");
        line("MPI_Init();");
        if (chains.all().size() == 1) {
            chains.all().get(0).forEach(this::block);
        } else {
            writeChains();
        }
        lines[operations.size()] = line;
        line("MPI_Finalize();" + after());
        indent = "";
        line("}");
        return text.toString();
    }

    private void writeChains() {
        List<List<Integer>> begun = chains.all().stream().filter(chain -> isBegun(chain.get(0))).toList();
        begun.forEach(chain -> begin(chain.get(0)));
        List<List<Integer>> threads = chains.all().stream().filter(chain -> !isWaitedAtTheEnd(chain)).toList();
        threads.forEach(this::thread);
        List<Integer> requests = begun.stream().filter(this::isWaitedAtTheEnd).map(chain -> chain.get(0)).toList();
        for (List<Integer> some : parts(requests)) {
            line("requests = [" + some.stream().map(names::request).collect(Collectors.joining(", ")) + "];" + origin(some));
            line("MPI_Waitall(" + some.size() + ", &requests, &statuses);" + origin(some));
        }
        waitUntil(threads.stream().map(chain -> names.done(chain.get(chain.size() - 1))).toList(), after());
    }

    private void waitUntil(List<String> conditions, String origin) {
        parts(conditions).forEach(some -> line("wait until " + String.join(" && ", some) + ";" + origin));
    }

    /** As few parts as there can be, none of them longer than a statement. */
    private static <T> List<List<T>> parts(List<T> all) {
        List<List<T>> parts = new ArrayList<>();
        for (int from = 0; from < all.size(); from += MOST_NAMES) {
            parts.add(all.subList(from, Math.min(all.size(), from + MOST_NAMES)));
        }
        return parts;
    }

    private boolean isBegun(int operation) {
        return !timed && chains.isFree(operation) && operations.get(operation).kind() != Kind.CALCULATION;
    }

    /** Whether a chain has one operation only, which has begun and for whose end nobody else waits. */
    private boolean isWaitedAtTheEnd(List<Integer> chain) {
        return chain.size() == 1 && isBegun(chain.get(0)) && !chains.isAwaited(chain.get(0), State.DONE);
    }

    private void thread(List<Integer> chain) {
        line("thread " + names.thread(chain.get(0)) + " {");
        indent = INDENT + INDENT;
        int last = chain.get(chain.size() - 1);
        for (int operation : chain) {
            if (operation == chain.get(0) && isBegun(operation)) {
                finish(operation);
            } else {
                block(operation);
            }
            if (operation == last || chains.isAwaited(operation, State.DONE)) {
                line(names.done(operation) + " = 1;" + origin(operation));
            }
        }
        indent = INDENT;
        line("}");
    }

    /** Does an operation when it may start, and waits until it is done. */
    private void block(int operation) {
        waitUntil(chains.awaited(operation).stream().map(this::awaited).distinct().toList(), origin(operation));
        GoalOperation what = operations.get(operation);
        boolean tellsStart = chains.isAwaited(operation, State.STARTED);
        if (what.kind() == Kind.CALCULATION) {
            if (tellsStart) {
                line(names.started(operation) + " = 1;" + origin(operation));
            }
            if (timed) {
                line("compute " + what.amount() + ";", operation);
            }
        } else if (tellsStart) {
            begin(operation);
            finish(operation);
        } else {
            boolean send = what.kind() == Kind.SEND;
            line((send ? "MPI_Send" : "MPI_Recv") + "(" + arguments(operation) + (send ? ");" : ", &status);"), operation);
        }
    }

    private String awaited(GoalDependency dependency) {
        return dependency.state() == State.DONE ? names.done(dependency.predecessor()) : names.started(dependency.predecessor());
    }

    private void begin(int operation) {
        String call = operations.get(operation).kind() == Kind.SEND ? "MPI_Isend" : "MPI_Irecv";
        line(call + "(" + arguments(operation) + ", &" + names.request(operation) + ");", operation);
        if (chains.isAwaited(operation, State.STARTED)) {
            line(names.started(operation) + " = 1;" + origin(operation));
        }
    }

    private void finish(int operation) {
        line("MPI_Wait(&" + names.request(operation) + ", &status);" + origin(operation));
    }

    private String arguments(int operation) {
        GoalOperation what = operations.get(operation);
        String memory = what.kind() == Kind.SEND ? "sent[.." + what.amount() + "]" : "received[" + places[operation] + ".." + places[operation + 1] + "]";
        List<String> arguments = new ArrayList<>(List.of(memory, String.valueOf(what.amount()), "MPI_BYTE"));
        arguments.add(what.peer() == GoalOperation.ANY ? "MPI_ANY_SOURCE" : String.valueOf(what.peer()));
        arguments.add(what.tag() == GoalOperation.ANY ? "MPI_ANY_TAG" : String.valueOf(what.tag()));
        arguments.add("MPI_COMM_WORLD");
        return String.join(", ", arguments);
    }

    private void line(String statement) {
        text.append(indent).append(statement).append('\n');
        line++;
    }

    /** The statement by which an operation begins. */
    private void line(String statement, int operation) {
        lines[operation] = line;
        line(statement + origin(operation));
    }

    /** The place of an operation in the schedule, a comment that messages about its statements name. */
    private String origin(int operation) {
        return " // from " + schedule + ':' + place(operation);
    }

    private String place(int operation) {
        GoalOperation what = operations.get(operation);
        return what.position().line() + (what.label().isEmpty() ? "" : " (" + what.label() + ')');
    }

    /** The places of several operations, the first few of them. */
    private String origin(List<Integer> some) {
        String first = some.stream().limit(MOST_PLACES).map(this::place).collect(Collectors.joining(", "));
        return " // from " + schedule + ':' + first + (some.size() > MOST_PLACES ? " and " + (some.size() - MOST_PLACES) + " more" : "");
    }

    /** Says of a statement that it is no part of the schedule, and follows all of it. */
    private String after() {
        return " // after " + schedule;
    }
}
