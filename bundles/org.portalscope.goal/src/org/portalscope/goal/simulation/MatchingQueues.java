package org.portalscope.goal.simulation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

import org.portalscope.goal.GoalOperation;

/** The posted receives and the unexpected messages of a rank, each in the order in which they came, and what was searched in them. */
final class MatchingQueues {

    private final List<GoalOperation> operations;
    private final List<Integer> posted = new ArrayList<>();
    private final List<SimulatedMessage> unexpected = new ArrayList<>();
    private final SearchRecords records = new SearchRecords();

    /** @param operations those of the rank; receives are known by their index there */
    MatchingQueues(List<GoalOperation> operations) {
        this.operations = operations;
    }

    /** Looks for the receive of a message, which becomes an unexpected one if there is none. */
    OptionalInt search(SimulatedMessage message, long now) {
        for (int i = 0; i < posted.size(); i++) {
            if (operations.get(posted.get(i)).takes(message.source, message.send.tag())) {
                records.matched(i + 1, now);
                return OptionalInt.of(posted.remove(i));
            }
        }
        unexpected.add(message);
        records.unexpected(posted.size(), unexpected.size(), now);
        return OptionalInt.empty();
    }

    /** Looks for the message of a receive, which is posted if there is none. */
    Optional<SimulatedMessage> search(int receive, long now) {
        GoalOperation operation = operations.get(receive);
        for (int i = 0; i < unexpected.size(); i++) {
            SimulatedMessage message = unexpected.get(i);
            if (operation.takes(message.source, message.send.tag())) {
                records.taken(i + 1, now);
                return Optional.of(unexpected.remove(i));
            }
        }
        posted.add(receive);
        records.posted(unexpected.size(), posted.size(), now);
        return Optional.empty();
    }

    boolean isReceive(int operation) {
        return operations.get(operation).kind() == GoalOperation.Kind.RECEIVE;
    }

    List<SimulatedMessage> unexpected() {
        return unexpected;
    }

    QueueStatistics statistics() {
        return records.statistics();
    }
}
