package org.portalscope.node.process;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.api.NiFailType;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.call.Environment;
import org.portalscope.engine.input.ByteString;
import org.portalscope.engine.input.HeaderArrived;
import org.portalscope.engine.input.Input;
import org.portalscope.engine.input.MemoryDeclared;
import org.portalscope.engine.input.MessageArrived;
import org.portalscope.engine.input.OperationCompleted;
import org.portalscope.engine.input.OperationFailed;
import org.portalscope.engine.input.PeerLost;
import org.portalscope.engine.memory.MemoryBlock;
import org.portalscope.engine.memory.Region;
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.PendingOperation;
import org.portalscope.node.transport.CollectedData;
import org.portalscope.node.transport.LongData;
import org.portalscope.node.transport.MessageNumbers;
import org.portalscope.node.transport.MessageReceiver;
import org.portalscope.node.transport.MessageSender;
import org.portalscope.recording.InputCause;
import org.portalscope.recording.TransitionCause;
import org.portalscope.replay.MessageCounts;
import org.portalscope.world.program.ProcessSpec;

/**
 * The engine of a node. It takes one input at a time, in the order in which they come to the event loop, on which all is called. Operations end as soon as
 * their data are there, or the network takes them. While the node is paused, all of that waits.
 */
final class NodeEngine implements MessageReceiver {

    private final PortalsProcess portals;
    private final MessageSender sender;
    private final InputLog log;
    private final Runnable changed;
    private final InputGate gate = new InputGate();
    private final PendingWork pending;
    /** The numbers of the messages that the process has taken. */
    private final MessageNumbers received = new MessageNumbers();

    /**
     * An engine before its first input.
     *
     * @param spec    of its process
     * @param changed is run after each input that the network brings
     */
    NodeEngine(ProcessSpec spec, Environment environment, MessageSender sender, InputLog log, Runnable changed) {
        this.sender = sender;
        this.log = log;
        this.changed = changed;
        portals = new PortalsProcess(spec.interfaces(), environment, sender);
        pending = new PendingWork(portals.state(), sender::isWritable);
        log.listen(portals);
        spec.regions().forEach(region -> portals.take(new MemoryDeclared(region.name(), ByteString.of(region.bytes()))));
        if (!spec.regions().isEmpty()) {
            log.end(new TransitionCause.Outside());
        }
    }

    /** What it drives. */
    PortalsProcess portals() {
        return portals;
    }

    /** How many messages the process has sent and taken. */
    MessageCounts counts() {
        return new MessageCounts(byPair(sender.sent()), byPair(received), sender.open());
    }

    private static Map<MessageCounts.Pair, Long> byPair(MessageNumbers numbers) {
        Map<MessageCounts.Pair, Long> all = new HashMap<>();
        numbers.forEach((initiator, target, number) -> all.put(new MessageCounts.Pair(initiator, target), number));
        return all;
    }

    /** Where inputs wait while the node is paused. */
    InputGate gate() {
        return gate;
    }

    @Override
    public void whole(Header header, MemoryBlock data) {
        if (gate.holds() || log.needsValues()) {
            Message message = header.message();
            ByteString bytes = data == null ? null : ByteString.copyOf(data, 0, data.length());
            pass(() -> arrive(message, bytes));
        } else if (header.is(Message.Kind.GET) && !sender.isWritable(header.initiator())) {
            header(header);
        } else {
            received.next(header.initiator(), header.target());
            log.arrived(header, data);
            portals.deliver(header, data, 0);
            log.executed();
            settle();
            changed.run();
        }
    }

    /** Whether somebody keeps inputs, or they wait. */
    boolean isObserved() {
        return gate.holds() || log.isWanted();
    }

    @Override
    public LongData beginWhole(Header header, int length) {
        if (isObserved()) {
            Message message = header.message();
            return new CollectedData(length, bytes -> pass(() -> arrive(message, ByteString.of(bytes))), () -> { });
        }
        header(header);
        return new DirectPlacement(this, pending.receive(header.message().key()));
    }

    @Override
    public LongData beginData(Header header, int length) {
        Message.Key key = header.message().key();
        return isObserved() ? new CollectedData(length, bytes -> data(key, ByteString.of(bytes)), () -> dataLost(key, NiFailType.PTL_NI_PEER_DEAD))
                : new DirectPlacement(this, pending.receive(key));
    }

    private void arrive(Message message, ByteString data) {
        boolean waits = message.kind() == Message.Kind.GET && !sender.isWritable(message.initiator().packed());
        takeHeader(message, waits ? new HeaderArrived(message) : new MessageArrived(message, data));
    }

    @Override
    public void header(Header header) {
        Message message = header.message();
        pass(() -> takeHeader(message, new HeaderArrived(message)));
    }

    private void takeHeader(Message message, Input input) {
        received.next(message.initiator().packed(), message.target().packed());
        take(input);
    }

    @Override
    public void data(Header header, MemoryBlock data) {
        data(header.message().key(), ByteString.copyOf(data, 0, data.length()));
    }

    private void data(Message.Key key, ByteString bytes) {
        pass(() -> {
            PendingOperation waiting = pending.receive(key);
            if (waiting != null) {
                complete(waiting, bytes);
            }
        });
    }

    /** The data are there for which an operation waits. */
    void complete(PendingOperation waiting, ByteString bytes) {
        take(new OperationCompleted(waiting.networkInterface().number(), waiting.link(), bytes));
    }

    /** The data for which an operation waits have all been written where they belong, and nobody keeps inputs. */
    void completeInPlace(PendingOperation waiting) {
        if (waiting.length() > 0) {
            Region region = portals.state().memory().holding(waiting.address(), waiting.length());
            portals.complete(waiting, region.block(), region.index(waiting.address()));
        } else {
            portals.complete(waiting, null, 0);
        }
        settle();
        changed.run();
    }

    @Override
    public void dataLost(Message.Key message, int niFailType) {
        pass(() -> fail(pending.receive(message), niFailType));
    }

    /** The data will not come for which an operation waits, or none if there is null. */
    void fail(PendingOperation waiting, int niFailType) {
        if (waiting != null) {
            take(new OperationFailed(waiting.networkInterface().number(), waiting.link(), niFailType));
        }
    }

    /** Another process is lost: what waits for something from it fails. */
    void lose(ProcessId peer) {
        pass(() -> take(new PeerLost(peer)));
    }

    /** Something has come: it is taken now, or waits. */
    void pass(Runnable input) {
        if (gate.holds()) {
            gate.add(input);
            changed.run();
        } else {
            input.run();
        }
    }

    private void take(Input input) {
        TransitionCause cause = InputCause.of(input);
        portals.take(input);
        log.end(cause);
        settle();
        changed.run();
    }

    /** The network takes data again. */
    void writable() {
        pending.retry();
        settle();
    }

    /** An input has been taken: what can end ends, unless the node is paused, and what is to be sent leaves. */
    void settle() {
        while (!gate.isClosed() && completeOne()) {
            continue;
        }
        sender.settle();
    }

    /**
     * Takes the next input that has come, although the node is paused.
     *
     * @return whether there was one
     */
    boolean step() {
        boolean any = completeOne() || gate.passOne();
        sender.settle();
        return any;
    }

    private boolean completeOne() {
        PendingOperation operation = pending.next();
        if (operation == null) {
            return false;
        }
        if (log.needsValues()) {
            OperationCompleted completed = new OperationCompleted(operation.networkInterface().number(), operation.link(), null);
            TransitionCause cause = InputCause.of(completed);
            portals.take(completed);
            log.end(cause);
        } else {
            log.completed(operation);
            portals.complete(operation, null, 0);
            log.executed();
        }
        return true;
    }

    /** Whether nothing waits that is to be sent. */
    boolean hasSentAll() {
        return pending.hasSentAll();
    }
}
