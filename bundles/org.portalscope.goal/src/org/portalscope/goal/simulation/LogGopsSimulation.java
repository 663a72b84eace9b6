package org.portalscope.goal.simulation;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;

/** Lets a schedule pass under the LogGOPS model with plain queues in place of a world: for schedules that are too large for one. */
public final class LogGopsSimulation {

    private final LogGopsModel model;
    private final List<MatchingQueues> ranks;

    private LogGopsSimulation(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) {
        model = new LogGopsModel(schedule, parameters, matching);
        ranks = schedule.ranks().stream().map(rank -> new MatchingQueues(rank.operations())).toList();
    }

    /**
     * Simulates a schedule to its end.
     *
     * @throws LogGopsException if that could take longer than {@link GoalSchedule#LONGEST_TIME}
     */
    public static SimulationResult run(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) throws LogGopsException {
        requireTime(schedule, parameters);
        LogGopsSimulation simulation = new LogGopsSimulation(schedule, parameters, matching);
        simulation.run();
        return simulation.result();
    }

    /** @throws LogGopsException if a schedule could take longer than {@link GoalSchedule#LONGEST_TIME} */
    public static void requireTime(GoalSchedule schedule, LogGopsParameters parameters) throws LogGopsException {
        BigInteger most = schedule.operations().map(operation -> longest(operation, parameters)).reduce(BigInteger.ZERO, BigInteger::add);
        if (most.compareTo(BigInteger.valueOf(GoalSchedule.LONGEST_TIME)) > 0) {
            throw new LogGopsException("with these parameters the schedule may take " + most + " ns: there are at most "
                    + GoalSchedule.LONGEST_TIME + " ns of virtual time");
        }
    }

    /** A bound of the time for which an operation can keep all others from going on. */
    private static BigInteger longest(GoalOperation operation, LogGopsParameters parameters) {
        BigInteger amount = BigInteger.valueOf(operation.amount());
        if (operation.kind() != GoalOperation.Kind.SEND) {
            return operation.kind() == GoalOperation.Kind.CALCULATION ? amount : BigInteger.ZERO;
        }
        BigInteger fixed = BigInteger.valueOf(parameters.latency() + 2 * (parameters.overhead() + parameters.gap()));
        return fixed.add(amount.multiply(BigInteger.valueOf(3 * (parameters.byteGap() + parameters.byteCost()))));
    }

    private void run() {
        for (Optional<Activity> next = next(); next.isPresent(); next = next()) {
            Activity activity = next.get();
            model.begin(activity);
            if (activity instanceof SimulatedMessage message) {
                OptionalInt receive = ranks.get(message.target()).search(message, message.time());
                receive.ifPresentOrElse(index -> model.matched(message, index), () -> model.unexpected(message));
            } else if (activity instanceof ReadyOperation ready && ranks.get(ready.rank).isReceive(ready.index)) {
                ranks.get(ready.rank).search(ready.index, ready.time()).ifPresent(message -> model.taken(ready, message));
            }
        }
    }

    private Optional<Activity> next() {
        return model.next(Long.MAX_VALUE, any -> true);
    }

    private SimulationResult result() {
        return new SimulationResult(ranks.stream().map(MatchingQueues::statistics).toList(), model.finished(),
                model.pending(ranks.stream().flatMap(rank -> rank.unexpected().stream()).toList()));
    }
}
