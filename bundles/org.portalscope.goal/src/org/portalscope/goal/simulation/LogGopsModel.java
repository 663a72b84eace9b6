package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;

import org.portalscope.goal.GoalDependency;
import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalSchedule;

/**
 * When the operations of a schedule start and its messages arrive under the LogGOPS model: what occupies processors and network interfaces. Which receive gets
 * which message it does not know: whoever lets an activity begin that searches a queue tells what the search came to, before asking for the next. A message
 * occupies a processor and an interface of its target, those of the numbers that its send names, once both are free; a receive occupies nothing.
 */
final class LogGopsModel {

    private final LogGopsParameters parameters;
    private final MatchingPlace matching;
    private final List<SimulatedRank> ranks;
    private final TreeSet<Activity> agenda = new TreeSet<>(Activity.ORDER);
    private final SortedSet<Integer> touched = new TreeSet<>();
    private long created;

    LogGopsModel(GoalSchedule schedule, LogGopsParameters parameters, MatchingPlace matching) {
        this.parameters = parameters;
        this.matching = matching;
        ranks = schedule.ranks().stream().map(SimulatedRank::new).toList();
        for (int rank = 0; rank < ranks.size(); rank++) {
            touched.add(rank);
        }
    }

    /**
     * What begins next: an operation that starts, or a message that arrives and searches. Messages that only wait for a processor are received on the way.
     *
     * @param before   the moment before which it begins
     * @param possible what can begin; the rest stays behind
     */
    Optional<Activity> next(long before, Predicate<Activity> possible) {
        release();
        Activity passed = null;
        Activity next = first(passed);
        while (next != null && next.time() < before) {
            long free = free(next);
            if (free > next.time()) {
                agenda.remove(next);
                next.delay(free);
                agenda.add(next);
            } else if (next instanceof SimulatedMessage message && message.hasSearched()) {
                agenda.remove(next);
                occupy(message, message.time());
                release();
            } else if (possible.test(next)) {
                return Optional.of(next);
            } else {
                passed = next;
            }
            next = first(passed);
        }
        return Optional.empty();
    }

    private Activity first(Activity passed) {
        return passed != null ? agenda.higher(passed) : agenda.isEmpty() ? null : agenda.first();
    }

    /** Until when an activity waits for processors and interfaces; 0 if it waits for none. */
    private long free(Activity activity) {
        if (activity instanceof SimulatedMessage message) {
            return matching == MatchingPlace.NIC && !message.hasSearched() ? 0 : free(message);
        }
        ReadyOperation ready = (ReadyOperation) activity;
        SimulatedRank rank = ranks.get(ready.rank);
        GoalOperation operation = rank.operation(ready.index);
        return switch (operation.kind()) {
            case SEND -> Math.max(rank.cpus.of(operation.cpu()), rank.sending.of(operation.nic()));
            case RECEIVE -> 0;
            case CALCULATION -> rank.cpus.of(operation.cpu());
        };
    }

    private long free(SimulatedMessage message) {
        SimulatedRank target = ranks.get(message.target());
        return Math.max(target.cpus.of(message.send.cpu()), target.receiving.of(message.send.nic()));
    }

    private void release() {
        touched.forEach(this::release);
        touched.clear();
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

    /** Lets an activity begin that {@link #next} has named; what it searches is told next. */
    void begin(Activity activity) {
        agenda.remove(activity);
        if (activity instanceof SimulatedMessage message) {
            message.search();
            return;
        }
        ReadyOperation ready = (ReadyOperation) activity;
        GoalOperation operation = ranks.get(ready.rank).operation(ready.index);
        reach(ready.rank, ready.index, GoalDependency.State.STARTED, ready.time());
        if (operation.kind() == GoalOperation.Kind.SEND) {
            send(ready, operation);
        } else if (operation.kind() == GoalOperation.Kind.CALCULATION) {
            ranks.get(ready.rank).cpus.occupy(operation.cpu(), ready.time() + operation.amount());
            reach(ready.rank, ready.index, GoalDependency.State.DONE, ready.time() + operation.amount());
        }
    }

    private void send(ReadyOperation ready, GoalOperation send) {
        SimulatedRank rank = ranks.get(ready.rank);
        long now = ready.time();
        rank.cpus.occupy(send.cpu(), now + parameters.sendOverhead(send.amount()));
        rank.sending.occupy(send.nic(), now + parameters.transmission(send.amount()));
        agenda.add(new SimulatedMessage(created++, now + parameters.overhead() + parameters.latency(), ready.rank, ready.index, send));
        if (send.amount() <= parameters.rendezvous()) {
            reach(ready.rank, ready.index, GoalDependency.State.DONE, now);
        }
    }

    /** A message that has begun to arrive has found a posted receive of its target. */
    void matched(SimulatedMessage message, int receive) {
        match(message, receive, message.time());
        receiveOrWait(message);
    }

    /** A message that has begun to arrive has found no posted receive. */
    void unexpected(SimulatedMessage message) {
        receiveOrWait(message);
    }

    /** A receive that has begun has found an unexpected message. */
    void taken(ReadyOperation receive, SimulatedMessage message) {
        match(message, receive.index, receive.time());
    }

    private void receiveOrWait(SimulatedMessage message) {
        long free = free(message);
        if (free > message.time()) {
            message.delay(free);
            agenda.add(message);
        } else {
            occupy(message, message.time());
        }
    }

    private void occupy(SimulatedMessage message, long now) {
        SimulatedRank target = ranks.get(message.target());
        message.occupy(now + parameters.receiveOverhead(message.send.amount()));
        target.cpus.occupy(message.send.cpu(), message.occupiedUntil());
        target.receiving.occupy(message.send.nic(), now + parameters.transmission(message.send.amount()));
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

    private void reach(int rank, int operation, GoalDependency.State state, long time) {
        ranks.get(rank).releases.reach(operation, state, time);
        touched.add(rank);
    }

    /** For each rank, from when on nothing occupies its processors any more, as far as is known. */
    List<Long> finished() {
        return ranks.stream().map(rank -> rank.cpus.last()).toList();
    }

    /**
     * The operations that come to no end, rank by rank, once nothing is next.
     *
     * @param unexpected the messages that nobody has received
     */
    List<SimulationResult.Pending> pending(Collection<SimulatedMessage> unexpected) {
        unexpected.forEach(message -> ranks.get(message.source).releases.lose(message.index));
        List<SimulationResult.Pending> pending = new ArrayList<>();
        for (int rank = 0; rank < ranks.size(); rank++) {
            pending.addAll(ranks.get(rank).releases.pending(rank));
        }
        return pending;
    }
}
