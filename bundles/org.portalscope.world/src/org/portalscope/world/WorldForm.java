package org.portalscope.world;

import java.util.List;
import java.util.function.IntConsumer;

import org.portalscope.engine.canonical.CanonicalForm;
import org.portalscope.engine.canonical.ProcessForm;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.state.PortalsState;
import org.portalscope.world.network.Channel;
import org.portalscope.world.network.InFlightMessage;
import org.portalscope.world.network.Payload;

/**
 * The canonical form of the state of a world, and its digest. Left out are whose turn was last and in which order messages of different
 * channels were sent: no process can tell.
 */
public final class WorldForm {

    private final World world;
    private final IntConsumer settling;
    private final CanonicalForm form;
    private final Header header = new Header();

    /** Of a world whose processes stand as they are. */
    public WorldForm(World world) {
        this(world, process -> { });
    }

    /**
     * Of a world whose processes may stand elsewhere for a while.
     *
     * @param settling is told, by its index, of a process that is about to be looked at, so that it stands as its stance and its form say
     */
    public WorldForm(World world, IntConsumer settling) {
        this.world = world;
        this.settling = settling;
        form = new CanonicalForm(world.processes().stream().anyMatch(process -> process.program().readsLinks()));
    }

    /** Makes the form of a process as it is. */
    public ProcessForm form(WorldProcess process) {
        form.begin(process.portals().state());
        process.program().write(form);
        process.faults().write(form);
        return form.process();
    }

    /** Makes the digest of a world as it is, and of a number besides. */
    public void digest(long number) {
        digest(world.enabledSets(), world.processes().stream().map(this::form).toArray(ProcessForm[]::new), number);
    }

    /**
     * Makes the digest of a world, and of a number besides.
     *
     * @param enabledSets of its processes
     * @param forms   of its processes
     */
    public void digest(EnabledSet[] enabledSets, ProcessForm[] forms, long number) {
        form.beginWorld();
        form.numbers(EnabledSet.haveFailed(enabledSets) ? 1 : 0, world.network().payloadCount());
        form.numbers(world.network().refusedCount(), 0);
        form.number(number);
        for (ProcessForm part : forms) {
            form.part(part);
        }
        for (int i = 0; i < forms.length; i++) {
            messages(world.network().channels(i));
            operations(enabledSets[i]);
        }
        if (world.timing().exists()) {
            times();
        }
        form.resolve(new Owners(forms));
    }

    /** Half of the digest made last. */
    public long high() {
        return form.high();
    }

    /** The other half of the digest made last. */
    public long low() {
        return form.low();
    }

    /** Finds the owners of what is referred to. */
    private final class Owners implements CanonicalForm.Processes {

        private final ProcessForm[] forms;

        Owners(ProcessForm[] forms) {
            this.forms = forms;
        }

        @Override
        public PortalsState state(long id) {
            WorldProcess owner = world.process(id);
            settling.accept(owner.index());
            return owner.portals().state();
        }

        @Override
        public ProcessForm form(long id) {
            return forms[world.network().directory().process(id)];
        }
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
        for (InFlightMessage inFlight : channel.messages()) {
            header.set(inFlight.message());
            form.message(header);
            data(inFlight.message());
        }
    }

    private void data(Message message) {
        Payload payload = message.kind().carriesData() ? world.network().payload(message.key()) : null;
        form.number(payload == null ? -1 : payload.niFailType());
        if (payload != null && world.timing().exists()) {
            form.number(Math.max(0, payload.arrives() - world.now()));
        }
        if (payload != null && !payload.isLost()) {
            form.bytes(payload.data());
        }
    }

    /** Writes what is outside the process of its operations that have started and not ended. */
    private void operations(EnabledSet enabledSet) {
        for (int i = 0; i < enabledSet.operationCount(); i++) {
            Choice.Complete completion = enabledSet.completion(i);
            Operation operation = completion.operation();
            if (operation.needsData()) {
                data(operation.message());
            }
            if (world.network().refusedCount() > 0) {
                form.number(world.network().isRefused(operation.message().key()) ? 1 : 0);
            }
            form.number(completion.niFailType());
        }
    }
}
