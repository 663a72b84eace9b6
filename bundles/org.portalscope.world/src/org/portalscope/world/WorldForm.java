package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.CanonicalForm;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.engine.state.ProcessForm;

/**
 * The canonical form of the state of a world, and its digest. Left out are whose turn was last and in which order messages of different
 * channels were sent: no process can tell. The digests of the processes are kept; whoever changes a process says so.
 */
public final class WorldForm implements CanonicalForm.Processes {

    private final World world;
    private final CanonicalForm form;
    private final ProcessForm[] parts;
    private final Header header = new Header();

    public WorldForm(World world) {
        this.world = world;
        form = new CanonicalForm(world.processes().stream().anyMatch(process -> process.program().readsLinks()));
        parts = new ProcessForm[world.processes().size()];
    }

    /** What is kept of a process, or null. */
    public ProcessForm part(int process) {
        return parts[process];
    }

    /** Says what is to be kept of a process: what was kept when it stood as it does now, or null if it has changed. */
    public void setPart(int process, ProcessForm part) {
        parts[process] = part;
    }

    /** Makes the digest of the world as it is, and of a number besides. */
    public void digest(long number) {
        for (int i = 0; i < parts.length; i++) {
            if (parts[i] == null) {
                parts[i] = part(world.process(i));
            }
        }
        form.beginWorld();
        form.numbers(world.hasFailed() ? 1 : 0, world.network().data.size());
        form.numbers(world.network().refused.size(), 0);
        form.number(number);
        for (ProcessForm part : parts) {
            form.part(part);
        }
        for (int i = 0; i < parts.length; i++) {
            messages(world.network().channels(i));
            operations(world.process(i));
        }
        if (world.timing().exists()) {
            times();
        }
        form.resolve(this);
    }

    /** Half of the digest made last. */
    public long high() {
        return form.high();
    }

    /** The other half of the digest made last. */
    public long low() {
        return form.low();
    }

    @Override
    public PortalsState state(long id) {
        return world.process(id).portals().state();
    }

    @Override
    public ProcessForm form(long id) {
        return parts[world.process(id).index()];
    }

    private ProcessForm part(WorldProcess process) {
        form.begin(process.portals().state());
        process.program().write(form);
        process.faults().write(form);
        return form.process();
    }

    private void messages(List<Channel> channels) {
        for (int i = 0; i < channels.size(); i++) {
            if (!channels.get(i).isEmpty()) {
                write(channels.get(i));
            }
            channels.get(i).writeHold(form);
        }
        form.number(-1);
    }

    /** When everything that is under way arrives, and every thread goes on. */
    private void times() {
        form.number(world.now());
        for (WorldProcess process : world.processes()) {
            process.occupation().write(form, process.program().threadCount(), world.now());
            for (Channel channel : world.network().channels(process.index())) {
                channel.writeTimes(form, world.now());
            }
        }
    }

    private void write(Channel channel) {
        form.number(channel.size());
        for (Underway underway : channel.messages()) {
            header.set(underway.message());
            form.message(header);
            data(underway.message());
        }
    }

    private void data(Message message) {
        Payload payload = message.kind().carriesData() && !world.network().data.isEmpty() ? world.network().data.get(message.key()) : null;
        form.number(payload == null ? -1 : payload.niFailType());
        if (payload != null && world.timing().exists()) {
            form.number(Math.max(0, payload.arrives() - world.now()));
        }
        if (payload != null && !payload.isLost()) {
            form.bytes(payload.data());
        }
    }

    /** Writes what is outside the process of its operations that have started and not ended. */
    private void operations(WorldProcess process) {
        List<NetworkInterface> interfaces = process.portals().state().interfaces();
        for (int i = 0; i < interfaces.size(); i++) {
            List<PendingOperation> pending = interfaces.get(i).pendingOperations();
            for (int j = 0; j < pending.size(); j++) {
                write(process.faults(), pending.get(j));
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
