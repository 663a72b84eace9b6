package org.portalscope.goal.simulation;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.PriorityQueue;
import java.util.SortedSet;
import java.util.TreeSet;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;

/**
 * Lets a schedule pass under the parameters of the LogGOPS model: a discrete simulation of what occupies processors and network interfaces. A message
 * occupies a processor and an interface of its target, those of the numbers that its send names, once both are free; a receive occupies nothing.
 */
public final class LogGopsSimulation {

    private final LogGopsParameters parameters;
    private final MatchingPlace matching;
    private final List<SimulatedRank> ranks;
    private final PriorityQueue<Activity> agenda = new PriorityQueue<>(Activity.ORDER);
    private final SortedSet<Integer> touched = new TreeSet<>();
    private long created;

    private LogGopsSimulation(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) {
        this.parameters = parameters;
        this.matching = matching;
        ranks = schedule.ranks().stream().map(SimulatedRank::new).toList();
    }

    /**
     * Simulates a schedule to its end.
     *
     * @throws LogGopsException if that could take longer than {@link GoalSchedule#LONGEST_TIME}
     */
    public static SimulationResult run(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) throws LogGopsException {
        BigInteger most = schedule.operations().map(operation -> longest(operation, parameters)).reduce(BigInteger.ZERO, BigInteger::add);
        if (most.compareTo(BigInteger.valueOf(GoalSchedule.LONGEST_TIME)) > 0) {
            throw new LogGopsException("with these parameters the schedule may take " + most + " ns: there are at most "
                    + GoalSchedule.LONGEST_TIME + " ns of virtual time");
        }
        LogGopsSimulation simulation = new LogGopsSimulation(schedule, parameters, matching);
        simulation.run();
        return simulation.result();
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
        for (int rank = 0; rank < ranks.size(); rank++) {
            release(rank);
        }
        while (!agenda.isEmpty()) {
            Activity next = agenda.remove();
            if (next instanceof SimulatedMessage message) {
                arrive(message);
            } else {
                start((ReadyOperation) next);
            }
            touched.forEach(this::release);
            touched.clear();
        }
    }

    private void release(int number) {
        SimulatedRank rank = ranks.get(number);
        for (int index : rank.releases.take()) {
            GoalOperation operation = rank.operation(index);
            long earliest = rank.releases.earliest(index);
            boolean waits = operation.kind() == GoalOperation.Kind.RECEIVE;
            agenda.add(new ReadyOperation(created++, waits ? Math.max(earliest, rank.cpus.of(operation.cpu())) : earliest, number, index));
        }
    }

    private void start(ReadyOperation ready) {
        GoalOperation operation = ranks.get(ready.rank).operation(ready.index);
        switch (operation.kind()) {
            case SEND -> send(ready, operation);
            case RECEIVE -> receive(ready);
            case CALCULATION -> calculate(ready, operation);
        }
    }

    private void send(ReadyOperation ready, GoalOperation send) {
        SimulatedRank rank = ranks.get(ready.rank);
        long now = ready.time();
        if (delayed(ready, Math.max(rank.cpus.of(send.cpu()), rank.sending.of(send.nic())))) {
            return;
        }
        rank.cpus.occupy(send.cpu(), now + parameters.sendOverhead(send.amount()));
        rank.sending.occupy(send.nic(), now + parameters.transmission(send.amount()));
        agenda.add(new SimulatedMessage(created++, now + parameters.overhead() + parameters.latency(), ready.rank, ready.index, send));
        reach(ready.rank, ready.index, GoalDependency.State.STARTED, now);
        if (send.amount() <= parameters.rendezvous()) {
            reach(ready.rank, ready.index, GoalDependency.State.DONE, now);
        }
    }

    private void calculate(ReadyOperation ready, GoalOperation calculation) {
        FreeTimes cpus = ranks.get(ready.rank).cpus;
        long now = ready.time();
        if (delayed(ready, cpus.of(calculation.cpu()))) {
            return;
        }
        cpus.occupy(calculation.cpu(), now + calculation.amount());
        reach(ready.rank, ready.index, GoalDependency.State.STARTED, now);
        reach(ready.rank, ready.index, GoalDependency.State.DONE, now + calculation.amount());
    }

    private void receive(ReadyOperation ready) {
        reach(ready.rank, ready.index, GoalDependency.State.STARTED, ready.time());
        ranks.get(ready.rank).queues.search(ready.index, ready.time()).ifPresent(message -> match(message, ready.index, ready.time()));
    }

    private void arrive(SimulatedMessage message) {
        SimulatedRank target = ranks.get(message.target());
        GoalOperation send = message.send;
        long now = message.time();
        long free = Math.max(target.cpus.of(send.cpu()), target.receiving.of(send.nic()));
        if (!message.hasSearched() && (matching == MatchingPlace.NIC || free <= now)) {
            message.search();
            OptionalInt receive = target.queues.search(message, now);
            receive.ifPresent(index -> match(message, index, now));
        }
        if (delayed(message, free)) {
            return;
        }
        message.occupy(now + parameters.receiveOverhead(send.amount()));
        target.cpus.occupy(send.cpu(), message.occupiedUntil());
        target.receiving.occupy(send.nic(), now + parameters.transmission(send.amount()));
        if (message.isMatched()) {
            reach(message.target(), message.receive(), GoalDependency.State.DONE, message.occupiedUntil());
        }
    }

    private void match(SimulatedMessage message, int receive, long now) {
        message.match(receive);
        if (message.send.amount() > parameters.rendezvous()) {
            reach(message.source, message.index, GoalDependency.State.DONE, now);
        }
        if (message.hasOccupied()) {
            reach(message.target(), receive, GoalDependency.State.DONE, Math.max(now, message.occupiedUntil()));
        }
    }

    /** Puts off what cannot happen yet. */
    private boolean delayed(Activity activity, long free) {
        if (free <= activity.time()) {
            return false;
        }
        activity.delay(free);
        agenda.add(activity);
        return true;
    }

    private void reach(int rank, int operation, GoalDependency.State state, long time) {
        ranks.get(rank).releases.reach(operation, state, time);
        touched.add(rank);
    }

    private SimulationResult result() {
        List<SimulationResult.Pending> pending = new ArrayList<>();
        ranks.forEach(rank -> rank.queues.unexpected().forEach(message -> ranks.get(message.source).releases.lose(message.index)));
        for (int rank = 0; rank < ranks.size(); rank++) {
            pending.addAll(ranks.get(rank).releases.pending(rank));
        }
        List<QueueStatistics> queues = ranks.stream().map(rank -> rank.queues.statistics()).toList();
        return new SimulationResult(queues, ranks.stream().map(rank -> rank.cpus.last()).toList(), pending);
    }
}
