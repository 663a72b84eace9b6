package org.portalscope.node.process;

import java.util.List;

import org.portalscope.engine.PortalsProcess;
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
import org.portalscope.engine.message.Header;
import org.portalscope.engine.message.Message;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.state.Operation;
import org.portalscope.node.transport.MessageReceiver;
import org.portalscope.node.transport.MessageSender;
import org.portalscope.recording.InputCause;
import org.portalscope.recording.TransitionCause;
import org.portalscope.world.program.ProcessSpec;

/**
 * The engine of a node. It takes one input at a time, in the order in which they come to the event loop, on which all is called. Operations end as soon as
 * their data are there, or the network takes them.
 */
final class NodeEngine implements MessageReceiver {

    private final PortalsProcess portals;
    private final MessageSender sender;
    private final InputLog log;
    private final Runnable changed;

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

    @Override
    public void whole(Header header, MemoryBlock data) {
        if (header.is(Message.Kind.GET) && !sender.isWritable(header.initiator())) {
            header(header);
        } else if (log.isRecording()) {
            take(new MessageArrived(header.message(), bytes(data)));
        } else {
            portals.deliver(header, data, 0);
            settle();
            changed.run();
        }
    }

    private static ByteString bytes(MemoryBlock data) {
        return data == null ? null : ByteString.copyOf(data, 0, data.length());
    }

    @Override
    public void header(Header header) {
        take(new HeaderArrived(header.message()));
    }

    @Override
    public void data(Header header, MemoryBlock data) {
        Operation waiting = waiting(header);
        if (waiting != null) {
            take(new OperationCompleted(waiting.networkInterface(), waiting.link(), bytes(data)));
        }
    }

    @Override
    public void dataLost(Header header, int niFailType) {
        Operation waiting = waiting(header);
        if (waiting != null) {
            take(OperationFailed.of(waiting, niFailType));
        }
    }

    /** The operation that waits for the data of a message; null if the message was dropped, or the operation has been let go. */
    private Operation waiting(Header header) {
        for (NetworkInterface ni : portals.state().interfaces()) {
            for (Operation operation : ni.operations()) {
                if (operation.needsData() && operation.message().key().equals(header.message().key())) {
                    return operation;
                }
            }
        }
        return null;
    }

    /** Another process is lost: what waits for something from it fails. */
    void lose(ProcessId peer) {
        take(new PeerLost(peer));
    }

    private void take(Input input) {
        TransitionCause cause = InputCause.of(input);
        portals.take(input);
        log.end(cause);
        settle();
        changed.run();
    }

    /** An input has been taken, or the network takes data again: what can end ends, and what is to be sent leaves. */
    void settle() {
        for (NetworkInterface ni : portals.state().interfaces()) {
            if (!ni.operations().isEmpty()) {
                List.copyOf(ni.operations()).stream().filter(this::canLeave).forEach(this::complete);
            }
        }
        sender.settle();
    }

    private boolean canLeave(Operation operation) {
        return operation.kind() == Operation.Kind.SEND && sender.isWritable(operation.message().target().packed())
                || operation.kind() == Operation.Kind.GET && sender.isWritable(operation.message().initiator().packed());
    }

    private void complete(Operation operation) {
        OperationCompleted completed = OperationCompleted.of(operation, null);
        portals.take(completed);
        log.end(InputCause.of(completed));
    }

    /** Whether nothing waits that is to be sent. */
    boolean hasSentAll() {
        return portals.state().interfaces().stream().flatMap(ni -> ni.operations().stream())
                .noneMatch(operation -> operation.kind() == Operation.Kind.SEND || operation.kind() == Operation.Kind.GET);
    }
}
