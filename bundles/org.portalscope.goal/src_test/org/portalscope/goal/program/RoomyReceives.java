package org.portalscope.goal.program;

import org.portalscope.goal.GoalOperation;
import org.portalscope.goal.GoalRank;
import org.portalscope.goal.GoalSchedule;

/** Schedules whose receives have room for each message: MPI refuses those that are too long. */
final class RoomyReceives {

    private static final int ROOM = 5000;

    private RoomyReceives() {
    }

    static GoalSchedule of(GoalSchedule schedule) {
        return new GoalSchedule(schedule.ranks().stream().map(RoomyReceives::of).toList());
    }

    private static GoalRank of(GoalRank rank) {
        return new GoalRank(rank.operations().stream().map(RoomyReceives::of).toList(), rank.dependencies());
    }

    private static GoalOperation of(GoalOperation operation) {
        return operation.kind() != GoalOperation.Kind.RECEIVE ? operation : new GoalOperation(operation.kind(), operation.label(), ROOM, operation.peer(),
                operation.tag(), operation.cpu(), operation.nic(), operation.position());
    }
}
