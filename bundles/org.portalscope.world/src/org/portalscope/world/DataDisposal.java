package org.portalscope.world;

import java.util.List;

import org.portalscope.engine.effect.DataSent;
import org.portalscope.engine.effect.DataWithheld;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.MessageSent;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.message.Request;
import org.portalscope.engine.state.Operation;
import org.portalscope.engine.step.Effect;
import org.portalscope.world.fault.FaultState;
import org.portalscope.world.fault.FaultStruck;
import org.portalscope.world.fault.HoldFault;
import org.portalscope.world.fault.MessageCounted;
import org.portalscope.world.fault.OperationCounted;
import org.portalscope.world.fault.ProcessDied;
import org.portalscope.world.network.Channel;
import org.portalscope.world.network.ChannelHeld;
import org.portalscope.world.network.DataDiscarded;
import org.portalscope.world.network.Network;
import org.portalscope.world.network.Turn;
import org.portalscope.world.time.ThreadOccupied;

/** What the environment does about the effects of a transition: it throws away data that nobody wants, and counts operations for faults. */
final class DataDisposal {

    private final World world;
    private final Network network;
    private final WorldProcess process;
    private final StepJournal journal;

    /**
     * @param process the process whose transition it is
     * @param journal records the transition
     */
    DataDisposal(World world, WorldProcess process, StepJournal journal) {
        this.world = world;
        network = world.network();
        this.process = process;
        this.journal = journal;
    }

    /** Counts the operations that started and the messages that left, from an effect of the transition on. */
    void count(int from) {
        if (!world.timing().exists() && !process.faults().areDeclared()) {
            return;
        }
        List<Effect> effects = journal.effects();
        int to = effects.size();
        for (int i = from; i < to; i++) {
            if (effects.get(i) instanceof OperationStarted started) {
                count(started.operation());
            } else if (effects.get(i) instanceof MessageSent sent) {
                count(sent.message());
                occupy(sent.message());
            }
        }
    }

    /** Whether there may be data that nobody wants after the effects from one of the transition on. */
    boolean leavesData(int from) {
        if (network.refusedCount() > 0) {
            return true;
        }
        List<Effect> effects = journal.effects();
        for (int i = from; i < effects.size(); i++) {
            if (leavesData(effects.get(i))) {
                return true;
            }
        }
        return false;
    }

    /** Throws away the data that nobody wants any more after the effects from one of the transition on. */
    void clear(int from) {
        List<Effect> effects = journal.effects();
        int to = effects.size();
        for (int i = from; i < to; i++) {
            clear(effects.get(i));
        }
    }

    /** Throws away the data that nobody wants any more after some effects. */
    void clear(List<Effect> effects) {
        for (Effect effect : effects) {
            clear(effect);
        }
    }

    /** Whether there may be data that nobody wants after an effect, whatever else there is in the world. */
    static boolean leavesData(Effect effect) {
        return effect instanceof MessageDropped || effect instanceof OperationAbandoned || effect instanceof ProcessDied;
    }

    private void clear(Effect effect) {
        if (effect instanceof MessageDropped dropped) {
            refuse(dropped.message());
        } else if (effect instanceof OperationAbandoned abandoned) {
            refuse(abandoned.operation());
        } else if (effect instanceof ProcessDied) {
            process.portals().state().interfaces().forEach(ni -> ni.operations().forEach(this::refuse));
        } else if (effect instanceof DataSent sent) {
            come(sent.message());
        } else if (effect instanceof DataWithheld withheld) {
            come(withheld.message());
        }
    }

    /** The thread that sends a request is busy with it. */
    private void occupy(Message message) {
        long overhead = world.timing().exists() && message instanceof Request ? network.channels().of(message).times().overhead() : 0;
        int thread = network.turn().lane() - Turn.FIRST_THREAD;
        if (overhead > 0 && thread >= 0) {
            long until = process.occupation().until(thread);
            change(new ThreadOccupied(thread, ThreadOccupied.By.SENDING, until, Math.max(until, network.now()) + overhead));
        }
    }

    /** Throws away the data of a message, now or when they come. */
    void refuse(Message message) {
        if (message.kind().carriesData() && network.brings(message)) {
            change(new DataDiscarded(message.key(), network.payload(message), false));
        }
    }

    private void refuse(Operation operation) {
        if (operation.needsData()) {
            refuse(operation.message());
        }
    }

    private void come(Message message) {
        if (network.isRefused(message)) {
            change(new DataDiscarded(message.key(), network.payload(message), true));
        }
    }

    private void count(Operation operation) {
        FaultState faults = process.faults();
        if (faults.counts(operation.kind())) {
            int ordinal = faults.started(operation.kind()) + 1;
            boolean pending = process.portals().state().interfaces().get(operation.networkInterface()).operation(operation.link()) != null;
            change(new OperationCounted(operation, ordinal, pending ? faults.faultOf(operation.kind(), ordinal) : null));
        }
    }

    private void count(Message message) {
        WorldProcess target = process.faults().holds() ? world.process(message.target().packed()) : null;
        if (target != null && process.faults().counts(target.name())) {
            int ordinal = process.faults().sent(target.name()) + 1;
            change(new MessageCounted(target.name(), ordinal));
            hold(message, process.faults().holding(target.name(), ordinal));
        }
    }

    private void hold(Message message, HoldFault fault) {
        if (fault != null) {
            Channel channel = world.network().channels().of(message);
            change(new FaultStruck(null, fault));
            change(new ChannelHeld(message, channel.heldFrom(), Math.min(channel.heldFrom(), channel.inFlight(message).number())));
        }
    }

    private void change(Effect effect) {
        Executor.change(process, journal, effect);
    }
}
