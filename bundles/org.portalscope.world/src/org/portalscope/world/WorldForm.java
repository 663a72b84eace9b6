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
    private final IntConsumer catchUp;
    private final CanonicalForm form;
    private final Header header = new Header();

    /** Of a world whose processes are in the states that count. */
    public WorldForm(World world) {
        this(world, process -> { });
    }

    /**
     * Of a world whose processes may be in earlier states than those that count.
     *
     * @param catchUp brings a process, by its index, into the state that counts before it is looked at
     */
    public WorldForm(World world, IntConsumer catchUp) {
        this.world = world;
        this.catchUp = catchUp;
        form = new CanonicalForm(world.processes().stream().anyMatch(process -> process.program().readsLinks()));
    }

    /** Makes the form of a process as it is, and of numbers besides. */
    public ProcessForm form(WorldProcess process, int... numbers) {
        form.begin(process.portals().state());
        process.program().write(form);
        process.faults().write(form);
        form.number(numbers.length);
        for (int number : numbers) {
            form.number(number);
        }
        return form.process();
    }

    /** Makes the digest of a world as it is, and of a number besides. */
    public void digest(long number) {
        digest(world.processes().stream().map(WorldProcess::readiness).toArray(ProcessReadiness[]::new),
                world.processes().stream().map(process -> form(process)).toArray(ProcessForm[]::new), number);
    }

    /**
     * Makes the digest of a world, and of a number besides.
     *
     * @param readiness of its processes
     * @param forms     of its processes
     */
    public void digest(ProcessReadiness[] readiness, ProcessForm[] forms, long number) {
        form.beginWorld();
        form.numbers(EnabledChoices.haveFailed(readiness) ? 1 : 0, world.network().payloadCount());
        form.numbers(world.network().refusedCount(), 0);
        form.number(number);
        for (ProcessForm part : forms) {
            form.part(part);
        }
        for (int i = 0; i < forms.length; i++) {
            messages(world.network().channels().to(i));
            operations(readiness[i]);
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
            catchUp.accept(owner.index());
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

    /** When everything in flight arrives, and every thread goes on. */
    private void times() {
        form.number(world.now());
        if (world.activities().exist()) {
            world.observations().write(form);
        }
        for (WorldProcess process : world.processes()) {
            process.occupation().write(form, process.program().threadCount(), world.now());
            for (Channel channel : world.network().channels().to(process.index())) {
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
        Payload payload = message.kind().carriesData() ? world.network().payload(message) : null;
        form.number(payload == null ? -1 : payload.niFailType());
        if (payload != null && world.timing().exists()) {
            form.number(Math.max(0, payload.arrives() - world.now()));
        }
        if (payload != null && !payload.isLost()) {
            form.bytes(payload.data());
        }
    }

    /** Writes what is outside the process of its operations that have started and not ended. */
    private void operations(ProcessReadiness process) {
        int count = process.operationCount();
        for (int i = 0; i < count; i++) {
            Operation operation = process.operation(i);
            if (operation.needsData()) {
                data(operation.message());
            }
            if (world.network().refusedCount() > 0) {
                form.number(world.network().isRefused(operation.message()) ? 1 : 0);
            }
            form.number(process.niFailType(i));
        }
    }
}
