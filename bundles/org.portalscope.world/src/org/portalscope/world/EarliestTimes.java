package org.portalscope.world;

import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Payload;
import org.portalscope.world.time.PerformanceModel;

/** Knows when things can happen in virtual time. */
final class EarliestTimes {

    private final World world;

    EarliestTimes(World world) {
        this.world = world;
    }

    /** When a choice that is offered can happen, in nanoseconds; not before now. */
    long of(Choice choice) {
        if (!world.timing().exists()) {
            return world.now();
        }
        int activity = world.activities().exist() ? world.activities().activity(choice) : PerformanceModel.NONE;
        return Math.max(world.now(), activity == PerformanceModel.NONE ? earliest(choice) : world.activities().instant(activity));
    }

    /** From when on a choice that is offered and begins no activity can happen, in nanoseconds; it may be past. Holds until its process changes. */
    long earliest(Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return world.process(run.process()).occupation().until(run.thread());
        }
        if (world.activities().exist()) {
            return 0;
        }
        if (choice instanceof Choice.Deliver deliver) {
            return world.network().channels().of(deliver.message()).oldest().arrives();
        }
        return choice instanceof Choice.Complete complete ? earliest(complete.operation()) : 0;
    }

    private long earliest(Operation operation) {
        if (operation.kind() == Operation.Kind.SEND) {
            return world.network().channels().departure(operation.message());
        }
        Payload payload = world.network().payload(operation);
        return payload == null ? 0 : payload.arrives();
    }
}
