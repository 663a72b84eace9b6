package org.portalscope.model.projection;

import org.eclipse.emf.common.util.EList;
import org.portalscope.engine.effect.EventLogged;
import org.portalscope.engine.effect.EventLost;
import org.portalscope.engine.effect.EventTaken;
import org.portalscope.engine.effect.MessageDropped;
import org.portalscope.engine.effect.OffsetMoved;
import org.portalscope.engine.effect.OperationAbandoned;
import org.portalscope.engine.effect.OperationEnded;
import org.portalscope.engine.effect.OperationStarted;
import org.portalscope.engine.effect.ThresholdTaken;
import org.portalscope.engine.effect.WaiterAdded;
import org.portalscope.engine.effect.WaiterServed;
import org.portalscope.engine.state.Operation;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MemoryDescriptor;

/** What operations do to descriptors and queues. */
final class OperationHandlers {

    private OperationHandlers() {
    }

    static void register(Handlers handlers) {
        handlers.on(OperationStarted.class, (index, effect, applied) -> pending(index, effect.operation(), applied));
        handlers.on(OperationEnded.class, (index, effect, applied) -> pending(index, effect.operation(), !applied));
        handlers.on(OperationAbandoned.class, (index, effect, applied) -> pending(index, effect.operation(), !applied));
        handlers.on(ThresholdTaken.class, (index, effect, applied) ->
                index.descriptor(effect.descriptor()).setThreshold(applied ? effect.after() : effect.before()));
        handlers.on(OffsetMoved.class, (index, effect, applied) ->
                index.descriptor(effect.descriptor()).setLocalOffset(applied ? effect.after() : effect.before()));
        handlers.on(EventLogged.class, OperationHandlers::logged);
        handlers.on(EventTaken.class, OperationHandlers::taken);
        handlers.on(EventLost.class, (index, effect, applied) -> {
            EventQueue queue = index.queue(effect.queue());
            queue.setLost(queue.getLost() + (applied ? 1 : -1));
        });
        handlers.on(WaiterAdded.class, OperationHandlers::waits);
        handlers.on(WaiterServed.class, OperationHandlers::served);
        handlers.on(MessageDropped.class, (index, effect, applied) ->
                index.networkInterface(effect.networkInterface()).setDropCount(applied ? effect.after() : effect.after() - 1));
    }

    private static void pending(ProcessIndex index, Operation operation, boolean pending) {
        MemoryDescriptor descriptor = index.descriptor(operation.descriptor());
        descriptor.setPending(descriptor.getPending() + (pending ? 1 : -1));
        EList<Operation> operations = index.networkInterface(operation.networkInterface()).getOperations();
        if (!pending) {
            operations.remove(operation);
            return;
        }
        int place = operations.size();
        while (place > 0 && operations.get(place - 1).link() > operation.link()) {
            place--;
        }
        operations.add(place, operation);
    }

    private static void logged(ProcessIndex index, EventLogged effect, boolean applied) {
        EventQueue queue = index.queue(effect.queue());
        if (applied) {
            queue.getEvents().add(effect.event());
        } else {
            queue.getEvents().remove(queue.getEvents().size() - 1);
        }
    }

    private static void taken(ProcessIndex index, EventTaken effect, boolean applied) {
        EventQueue queue = index.queue(effect.queue());
        if (applied) {
            queue.getEvents().remove(0);
        } else {
            queue.getEvents().add(0, effect.event());
        }
    }

    private static void waits(ProcessIndex index, WaiterAdded effect, boolean applied) {
        EList<Integer> waiters = index.queue(effect.queue()).getWaiters();
        if (applied) {
            waiters.add(effect.thread());
        } else {
            waiters.remove(waiters.size() - 1);
        }
    }

    private static void served(ProcessIndex index, WaiterServed effect, boolean applied) {
        EList<Integer> waiters = index.queue(effect.result().eventq()).getWaiters();
        if (applied) {
            waiters.remove(0);
        } else {
            waiters.add(0, effect.thread());
        }
    }
}
