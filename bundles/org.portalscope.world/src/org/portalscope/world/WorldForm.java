package org.portalscope.world;

import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.CanonicalForm;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;

/**
 * Writes the state of a world into a canonical form. Left out are whose turn was last and in which order messages of different channels
 * were sent: no process can tell.
 */
final class WorldForm {

    private final World world;
    private final CanonicalForm form;
    private final Header header = new Header();

    WorldForm(World world, CanonicalForm form) {
        this.world = world;
        this.form = form;
    }

    void write() {
        form.clear();
        form.number(world.hasFailed() ? 1 : 0);
        for (WorldProcess process : world.processes()) {
            form.state(process.portals().state());
            process.program().write(form);
            process.faults().write(form);
        }
        messages();
        holds();
        operations();
        for (int i = 0; i < form.met(); i++) {
            form.object(world.process(form.owner(i)).portals().state(), i);
        }
        for (WorldProcess process : world.processes()) {
            form.unmet(process.portals().state());
        }
    }

    private void messages() {
        for (WorldProcess process : world.processes()) {
            for (Channel channel : world.network().channels(process.index())) {
                if (!channel.isEmpty()) {
                    write(channel);
                }
            }
        }
        form.number(-1);
    }

    /** A channel that holds messages back does so with those to come. */
    private void holds() {
        for (WorldProcess process : world.processes()) {
            for (Channel channel : world.network().channels(process.index())) {
                channel.writeHold(form);
            }
        }
    }

    private void write(Channel channel) {
        form.number(channel.size());
        for (Channel.Underway underway : channel.messages()) {
            header.set(underway.message());
            form.message(header);
            data(underway.message());
        }
    }

    private void data(Message message) {
        Payload payload = message.kind().carriesData() && !world.network().data.isEmpty() ? world.network().data.get(message.key()) : null;
        form.number(payload == null ? -1 : payload.niFailType());
        if (payload != null && !payload.isLost()) {
            form.bytes(payload.data());
        }
    }

    /** Writes what is outside the engine of operations that have started and not ended. */
    private void operations() {
        form.numbers(world.network().data.size(), world.network().refused.size());
        for (WorldProcess process : world.processes()) {
            for (NetworkInterface ni : process.portals().state().interfaces()) {
                for (PendingOperation operation : ni.pendingOperations()) {
                    write(process.faults(), operation);
                }
            }
        }
    }

    private void write(FaultState faults, PendingOperation operation) {
        if (operation.kind().needsData()) {
            data(operation.header().message());
        }
        if (!world.network().refused.isEmpty()) {
            form.number(world.network().refused.contains(operation.header().message().key()) ? 1 : 0);
        }
        if (faults.areDeclared()) {
            form.number(faults.niFailType(operation));
        }
    }
}
