package org.portalscope.goal.program;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsParameters;

/** A GOAL schedule as the text of a scenario, in which each rank is a process that does with MPI what the schedule says. */
public final class MpiProgram {

    /** Operations of a schedule that a scenario has room for. */
    public static final int MOST_OPERATIONS = 10_000;
    /** Bytes of a region of a scenario. */
    public static final int LARGEST_REGION = 1 << 20;
    /** Processes of a scenario. */
    public static final int MOST_RANKS = 1000;
    /** Threads of a process of a scenario. */
    private static final int MOST_THREADS = 1000;

    private static final int LARGEST_BUFFER = 1 << 24;

    private final GoalSchedule schedule;
    private final LogGopsParameters parameters;
    private final boolean timed;

    /** @param timed whether messages and calculations take virtual time; else everything may happen in any order that the schedule allows */
    public MpiProgram(GoalSchedule schedule, LogGopsParameters parameters, boolean timed) {
        this.schedule = schedule;
        this.parameters = parameters;
        this.timed = timed;
    }

    /** What keeps the schedule from being a scenario, in words; nothing if it can be one. */
    public Optional<String> refusal() {
        long operations = schedule.operations().count();
        if (operations > MOST_OPERATIONS || schedule.ranks().size() > MOST_RANKS) {
            return Optional.of("a run has at most " + MOST_RANKS + " ranks with " + MOST_OPERATIONS + " operations, and here are " + schedule.ranks().size()
                    + " with " + operations + "; 'portalscope stats' takes more");
        }
        List<RankProgram> programs = schedule.ranks().stream().map(rank -> new RankProgram(0, rank, timed)).toList();
        long threads = programs.stream().mapToLong(RankProgram::threads).max().orElse(0);
        if (threads >= MOST_THREADS) {
            return Optional.of("a rank does at most " + (MOST_THREADS - 1) + " chains of operations at the same time, and here one has " + threads
                    + "; 'portalscope stats' takes more");
        }
        long largest = Math.max(sends().stream().mapToLong(GoalOperation::amount).max().orElse(0),
                programs.stream().mapToLong(RankProgram::received).max().orElse(0));
        return largest <= LARGEST_REGION ? Optional.empty()
                : Optional.of("the memory of a rank has at most " + LARGEST_REGION + " bytes for all that it receives, and here it wants " + largest
                        + "; 'portalscope stats' needs none");
    }

    private List<GoalOperation> sends() {
        return schedule.operations().filter(operation -> operation.kind() == GoalOperation.Kind.SEND).toList();
    }

    /**
     * The text of the scenario.
     *
     * @param name of the schedule
     */
    public String text(String name) {
        String title = name.replaceAll("\\p{Cntrl}", " ").replace("\\", "\\\\").replace("\"", "\\\"");
        StringBuilder text = new StringBuilder("scenario \"" + title + "\"\n    about \"A GOAL schedule as MPI programs.\";\n\n");
        text.append(use());
        if (timed) {
            text.append("// What messages take. Without this line and without 'compute', everything happens in any order that the schedule allows.\n")
                    .append("channel { latency = ").append(parameters.latency()).append("ns, overhead = ").append(parameters.overhead()).append("ns, gap = ")
                    .append(parameters.gap()).append("ns };\n");
        }
        for (int rank = 0; rank < schedule.ranks().size(); rank++) {
            text.append('\n').append(new RankProgram(rank, schedule.ranks().get(rank), timed).write());
        }
        return text.toString();
    }

    /** MPI with room for all messages, so that none waits for a buffer. */
    private String use() {
        long eager = Math.max(1, sends().stream().mapToLong(GoalOperation::amount).filter(size -> size <= parameters.rendezvous()).max().orElse(1));
        long wanted = eager * (mostMessages() + 2) * schedule.ranks().size();
        long size = Math.max(eager, Math.min(LARGEST_BUFFER, wanted));
        return "use mpi { eager_limit = " + eager + ", buffers = 2, buffer_size = " + size + " };\n";
    }

    /** How many messages one rank sends another at most. */
    private long mostMessages() {
        return schedule.ranks().stream().mapToLong(MpiProgram::mostMessages).max().orElse(0);
    }

    private static long mostMessages(GoalRank rank) {
        Map<Integer, Long> counts = rank.operations().stream().filter(operation -> operation.kind() == GoalOperation.Kind.SEND)
                .collect(Collectors.groupingBy(GoalOperation::peer, Collectors.counting()));
        return counts.values().stream().max(Comparator.naturalOrder()).orElse(0L);
    }
}
