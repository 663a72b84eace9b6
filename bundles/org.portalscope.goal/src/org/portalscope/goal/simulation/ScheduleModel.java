package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;
import org.portalscope.world.time.Observation;
import org.portalscope.world.time.PerformanceModel;

/**
 * The LogGOPS model of a schedule that a world runs as MPI programs: Portals matches, and what it came to is told. An operation of the schedule is an activity
 * with an even number, the arrival of its message the one with the next. The last statement of each program is one, too: it begins once nothing else is to
 * come and all processors are free, so that MPI is there for all messages, and virtual time is that of the schedule.
 */
public final class ScheduleModel implements PerformanceModel {

    private final GoalSchedule schedule;
    private final LogGopsParameters parameters;
    private final MatchingPlace matching;
    private final LogGopsModel model;
    private final List<Map<Integer, Integer>> operations = new ArrayList<>();
    private final int[] firsts;
    /** The first of the activities by which programs end. */
    private final int ends;
    private final Set<Integer> begun = new HashSet<>();
    /** Sends whose message is told, and receives whose search is. */
    private final Set<Integer> told = new HashSet<>();
    /** By the numbers of messages that have been sent. */
    private final Map<Long, Integer> arrivals = new HashMap<>();
    private final List<RankQueues> queues = new ArrayList<>();
    /** What {@link #next} has named, or what has begun last. */
    private Activity current;

    /** The queues of a rank as Portals and MPI have them: posted receives by their match entries, and unexpected messages in their order. */
    private static final class RankQueues {

        private final Map<Long, ReadyOperation> posted = new HashMap<>();
        private final List<SimulatedMessage> unexpected = new ArrayList<>();
        private final SearchRecords records = new SearchRecords();
    }

    /** @param lines for each rank, the lines of its program with the statements by which its operations begin, and that of the last statement */
    public ScheduleModel(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching, List<List<Integer>> lines) {
        this.schedule = schedule;
        this.parameters = parameters;
        this.matching = matching;
        model = new LogGopsModel(schedule, parameters, matching);
        firsts = new int[lines.size()];
        int first = 0;
        for (int rank = 0; rank < firsts.length; rank++) {
            Map<Integer, Integer> byLine = new HashMap<>();
            int size = lines.get(rank).size() - 1;
            for (int i = 0; i < size; i++) {
                byLine.put(lines.get(rank).get(i), first + 2 * i);
            }
            operations.add(byLine);
            queues.add(new RankQueues());
            firsts[rank] = first;
            first += 2 * size;
        }
        ends = first;
        for (int rank = 0; rank < firsts.length; rank++) {
            operations.get(rank).put(lines.get(rank).get(lines.get(rank).size() - 1), ends + rank);
        }
    }

    @Override
    public int operation(int process, int line) {
        return operations.get(process).getOrDefault(line, NONE);
    }

    @Override
    public int arrival(long message) {
        return arrivals.getOrDefault(message, NONE);
    }

    @Override
    public boolean hasBegun(int activity) {
        return begun.contains(activity);
    }

    @Override
    public boolean isSearching(int operation) {
        return isUntold(operation, GoalOperation.Kind.RECEIVE);
    }

    @Override
    public boolean isSending(int operation) {
        return isUntold(operation, GoalOperation.Kind.SEND);
    }

    private boolean isUntold(int operation, GoalOperation.Kind kind) {
        return operation < ends && begun.contains(operation) && !told.contains(operation) && operationOf(operation).kind() == kind;
    }

    @Override
    public int next(long before, IntPredicate possible) {
        Optional<Activity> next = model.next(before, activity -> possible.test(number(activity)));
        current = next.orElse(current);
        return next.map(this::number).orElseGet(() -> end() >= before ? NONE
                : IntStream.range(ends, ends + firsts.length).filter(end -> !begun.contains(end) && possible.test(end)).findFirst().orElse(NONE));
    }

    /** From when on nothing occupies any processor. */
    private long end() {
        return model.finished().stream().mapToLong(Long::longValue).max().orElse(0);
    }

    @Override
    public long instant(int activity) {
        if (activity >= ends) {
            return end();
        }
        if (number(current) != activity) {
            throw new IllegalArgumentException("activity " + activity + " is not next");
        }
        return current.time();
    }

    @Override
    public void tell(Observation observation) {
        switch (observation.kind()) {
            case BEGUN -> begin(observation.activity());
            case SENT -> arrivals.put(observation.subject(), observation.activity() + 1);
            case MATCHED -> matched(observation);
            case UNEXPECTED -> unexpected(observation);
            case POSTED -> posted(observation);
            case TAKEN -> taken(observation);
        }
        if (observation.kind() != Observation.Kind.BEGUN) {
            told.add(observation.activity());
        }
    }

    private void begin(int activity) {
        if (next(Long.MAX_VALUE, other -> other == activity) == NONE) {
            throw new IllegalStateException("activity " + activity + " cannot begin");
        }
        begun.add(activity);
        if (activity < ends) {
            model.begin(current);
        }
    }

    private void matched(Observation observation) {
        SimulatedMessage message = (SimulatedMessage) current;
        RankQueues target = queues.get(message.target());
        target.records.matched(observation.count(), message.time());
        model.matched(message, target.posted.remove(observation.subject()).index);
    }

    private void unexpected(Observation observation) {
        SimulatedMessage message = (SimulatedMessage) current;
        RankQueues target = queues.get(message.target());
        target.unexpected.add(message);
        target.records.unexpected(observation.count(), target.unexpected.size(), message.time());
        model.unexpected(message);
    }

    private void posted(Observation observation) {
        ReadyOperation receive = (ReadyOperation) current;
        RankQueues rank = queues.get(receive.rank);
        rank.posted.put(observation.subject(), receive);
        rank.records.posted(observation.count(), rank.posted.size(), receive.time());
    }

    private void taken(Observation observation) {
        ReadyOperation receive = (ReadyOperation) current;
        RankQueues rank = queues.get(receive.rank);
        rank.records.taken(observation.count(), receive.time());
        model.taken(receive, rank.unexpected.remove(observation.count() - 1));
    }

    /** What the schedule has come to, once nothing is next. */
    public SimulationResult result() {
        model.next(Long.MAX_VALUE, none -> false);
        return new SimulationResult(queues.stream().map(rank -> rank.records.statistics()).toList(), model.finished(),
                model.pending(queues.stream().flatMap(rank -> rank.unexpected.stream()).toList()));
    }

    private int number(Activity activity) {
        return activity instanceof SimulatedMessage message ? firsts[message.source] + 2 * message.index + 1
                : firsts[((ReadyOperation) activity).rank] + 2 * ((ReadyOperation) activity).index;
    }

    private int rankOf(int activity) {
        int rank = firsts.length - 1;
        while (firsts[rank] > activity) {
            rank--;
        }
        return rank;
    }

    private GoalOperation operationOf(int activity) {
        int rank = rankOf(activity);
        return schedule.ranks().get(rank).operations().get((activity - firsts[rank]) / 2);
    }

    @Override
    public String words(Observation observation) {
        if (observation.activity() >= ends) {
            return "nothing is to come any more: rank " + (observation.activity() - ends) + " ends";
        }
        String activity = words(observation.activity());
        return switch (observation.kind()) {
            case BEGUN -> activity + (observation.activity() % 2 == 0 ? " starts" : " arrives");
            case SENT -> activity + " has sent its message";
            case MATCHED -> activity + " finds a posted receive, number " + observation.count() + " of those in the list";
            case UNEXPECTED -> activity + " finds none of " + observation.count() + " posted receives";
            case POSTED -> activity + " finds none of " + observation.count() + " unexpected messages and is posted";
            case TAKEN -> activity + " finds an unexpected message, number " + observation.count() + " of those in the queue";
        };
    }

    /** {@code the receive "first" of line 7}. */
    private String words(int activity) {
        GoalOperation operation = operationOf(activity);
        String what = activity % 2 != 0 ? "the message of line " : switch (operation.kind()) {
            case SEND -> "the send of line ";
            case RECEIVE -> "the receive of line ";
            case CALCULATION -> "the calculation of line ";
        };
        return what + operation.position().line() + (operation.label().isEmpty() ? "" : " (" + operation.label() + ')');
    }

    @Override
    public void specify(FieldWriter out) {
        out.text(parameters.text());
        out.text(matching.toString());
        schedule.ranks().forEach(rank -> {
            out.number(rank.operations().size());
            rank.operations().forEach(operation -> out.text(operation.toString()));
            out.number(rank.dependencies().size());
            rank.dependencies().forEach(dependency -> out.text(dependency.toString()));
        });
    }
}
