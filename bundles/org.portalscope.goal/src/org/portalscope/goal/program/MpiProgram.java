package org.portalscope.goal.program;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.goal.simulation.LogGopsParameters;
import org.portalscope.goal.simulation.MatchingPlace;
import org.portalscope.goal.simulation.ScheduleModel;
import org.portalscope.world.time.Timing;

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

    /**
     * @param timed whether the LogGOPS model decides when operations begin and messages arrive; else everything may happen in any order that the schedule
     *              allows
     */
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
        if (timed && roomWanted() > LARGEST_BUFFER) {
            return Optional.of("a rank keeps at most " + LARGEST_BUFFER + " bytes of messages that nobody receives yet, and here it may be " + roomWanted()
                    + "; 'portalscope stats' needs none, and --untimed lets messages wait");
        }
        return largest <= LARGEST_REGION ? Optional.empty()
                : Optional.of("the memory of a rank has at most " + LARGEST_REGION + " bytes for all that it receives, and here it wants " + largest
                        + "; 'portalscope stats' needs none");
    }

    private List<GoalOperation> sends() {
        return schedule.operations().filter(operation -> operation.kind() == GoalOperation.Kind.SEND).toList();
    }

    /**
     * The text of the scenario, and the times that it has.
     *
     * @param name of the schedule
     */
    public GoalProgram write(String name, MatchingPlace matching) {
        Written written = write(name);
        return new GoalProgram(written.text, timed ? Optional.of(Timing.of(() -> model(matching, written))) : Optional.empty());
    }

    /** The LogGOPS model by which the scenario goes, before anything has happened. */
    ScheduleModel model(MatchingPlace matching) {
        return model(matching, write(""));
    }

    private ScheduleModel model(MatchingPlace matching, Written written) {
        return new ScheduleModel(schedule, parameters, matching, written.lines);
    }

    private Written write(String name) {
        String printed = name.replaceAll("\\p{Cntrl}", " ");
        String title = printed.replace("\\", "\\\\").replace("\"", "\\\"");
        StringBuilder text = new StringBuilder("scenario \"" + title + "\"\n    about \"A GOAL schedule as MPI programs.\";\n\n");
        text.append(use());
        if (timed) {
            text.append("// The schedule has the times of the LogGOPS model, ").append(parameters.text()).append("; a changed text has those of channels.\n")
                    .append("channel { latency = ").append(parameters.latency()).append("ns, overhead = ").append(parameters.overhead()).append("ns, gap = ")
                    .append(parameters.gap()).append("ns };\n");
        }
        List<List<Integer>> lines = new ArrayList<>();
        int last = lineCount(text);
        for (int rank = 0; rank < schedule.ranks().size(); rank++) {
            RankProgram program = new RankProgram(rank, schedule.ranks().get(rank), timed);
            String written = program.write(printed, last + 2);
            text.append('\n').append(written);
            last += 1 + lineCount(written);
            lines.add(program.lines());
        }
        return new Written(text.toString(), lines);
    }

    private static int lineCount(CharSequence text) {
        return (int) text.chars().filter(character -> character == '\n').count();
    }

    /**
     * The text of a scenario.
     *
     * @param lines for each rank, the lines with the statements by which its operations begin, and that of its last statement
     */
    private record Written(String text, List<List<Integer>> lines) {
    }

    /** MPI with room for all messages, so that none waits for a buffer. */
    private String use() {
        long size = Math.max(eagerLimit(), Math.min(LARGEST_BUFFER, roomWanted()));
        return "use mpi { eager_limit = " + eagerLimit() + ", buffers = 2, buffer_size = " + size + " };\n";
    }

    private long eagerLimit() {
        return Math.max(1, sends().stream().mapToLong(GoalOperation::amount).filter(size -> size <= parameters.rendezvous()).max().orElse(1));
    }

    /** Bytes of a short buffer that has room for all messages which can come to a rank. */
    private long roomWanted() {
        return eagerLimit() * (mostMessages() + 2) * schedule.ranks().size();
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
