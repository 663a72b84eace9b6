package org.portalscope.world;

import org.portalscope.engine.state.Operation;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Payload;

/** Knows when things can happen in virtual time. */
final class EarliestTimes {

    private final World world;

    EarliestTimes(World world) {
        this.world = world;
    }

    /** When a choice that is offered can happen, in nanoseconds; not before now. */
    long of(Choice choice) {
        Network network = world.network();
        if (!world.timing().exists() || choice instanceof Choice.Die || choice instanceof Choice.Inject) {
            return network.now();
        }
        return Math.max(network.now(), world.activities().exist() ? world.activities().instant(choice) : of(network, choice));
    }

    private long of(Network network, Choice choice) {
        if (choice instanceof Choice.RunThread run) {
            return world.process(run.process()).occupation().until(run.thread());
        }
        if (choice instanceof Choice.Deliver deliver) {
            return network.channel(deliver.message()).oldest().arrives();
        }
        Operation operation = ((Choice.Complete) choice).operation();
        if (operation.kind() == Operation.Kind.SEND) {
            return network.departure(operation.message());
        }
        Payload payload = network.payload(operation);
        return payload == null ? network.now() : payload.arrives();
    }
}
