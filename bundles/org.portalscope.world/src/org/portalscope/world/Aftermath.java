package org.portalscope.world;

import java.util.List;
import java.util.function.Consumer;

import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.DataSent;
import org.portalscope.engine.state.DataWithheld;
import org.portalscope.engine.state.MessageDropped;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.OperationAbandoned;
import org.portalscope.engine.state.OperationStarted;
import org.portalscope.engine.step.Effect;
import org.portalscope.engine.step.Step;

/** What the environment does about the steps of a transition: it throws away data that nobody wants, and counts operations for faults. */
final class Aftermath {

    private final Network network;
    private final WorldProcess process;
    private final Consumer<Effect> change;

    /**
     * @param process the process whose transition it is
     * @param change  makes an effect and takes it down
     */
    Aftermath(Network network, WorldProcess process, Consumer<Effect> change) {
        this.network = network;
        this.process = process;
        this.change = change;
    }

    void of(List<Step> steps) {
        for (Step step : List.copyOf(steps)) {
            unwanted(step).stream().filter(message -> message.kind().carriesData()).forEach(message ->
                    change.accept(new DataRefused(message.key(), network.data.get(message.key()), false)));
            if (step instanceof DataSent sent) {
                come(sent.message().key(), Payload.of(sent.data()));
            } else if (step instanceof DataWithheld withheld) {
                come(withheld.message().key(), Payload.lost(withheld.niFailType()));
            } else if (step instanceof OperationStarted started) {
                count(started.operation());
            }
        }
    }

    private void come(Message.Key message, Payload payload) {
        if (network.refused.contains(message)) {
            change.accept(new DataRefused(message, payload, true));
        }
    }

    private void count(Operation operation) {
        FaultState faults = process.faults();
        if (faults.counts(operation.kind())) {
            int ordinal = faults.started(operation.kind()) + 1;
            boolean pending = process.portals().state().interfaces().get(operation.networkInterface()).operation(operation.link()) != null;
            change.accept(new OperationCounted(operation, ordinal, pending ? faults.meeting(operation.kind(), ordinal) : null));
        }
    }

    /** The messages whose data nobody is going to take after a step. */
    private List<Message> unwanted(Step step) {
        if (step instanceof MessageDropped drop) {
            return List.of(drop.message());
        }
        if (step instanceof OperationAbandoned abandoned) {
            return abandoned.operation().needsData() ? List.of(abandoned.operation().message()) : List.of();
        }
        if (step instanceof ProcessDied) {
            return process.portals().state().interfaces().stream().flatMap(ni -> ni.operations().stream())
                    .filter(Operation::needsData).map(Operation::message).toList();
        }
        return step instanceof NobodyThere nobody ? List.of(nobody.message()) : List.of();
    }
}
