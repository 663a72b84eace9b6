package org.portalscope.model.projection;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.ToLongFunction;

import org.portalscope.engine.api.Event;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Process;
import org.portalscope.model.Region;

/** Remembers the state of a process, to be compared with what becomes of it. */
final class StateComparison {

    private final Process process;
    private final Set<Long> entries = new HashSet<>();
    private final Map<Long, Descriptor> descriptors = new HashMap<>();
    private final Map<Long, Queue> queues = new HashMap<>();
    private final Set<Long> regions = new HashSet<>();

    /** What of a descriptor changes. */
    private record Descriptor(long threshold, long offset, int pending, boolean detached) {

        static Descriptor of(MemoryDescriptor descriptor) {
            return new Descriptor(descriptor.getThreshold(), descriptor.getLocalOffset(), descriptor.getPending(), descriptor.isDetached());
        }
    }

    /** What of a queue changes. */
    private record Queue(List<Event> events, List<Integer> waiters, long lost) {

        static Queue of(EventQueue queue) {
            return new Queue(List.copyOf(queue.getEvents()), List.copyOf(queue.getWaiters()), queue.getLost());
        }
    }

    /** @param process in the model as it is before the jump */
    StateComparison(Process process) {
        this.process = process;
        process.getRegions().stream().map(Region::getAddress).forEach(regions::add);
        for (NetworkInterface ni : process.getInterfaces()) {
            ni.getPortals().forEach(portal -> portal.getEntries().forEach(entry -> entries.add(entry.getHandle())));
            ni.getDescriptors().forEach(descriptor -> descriptors.put(descriptor.getHandle(), Descriptor.of(descriptor)));
            ni.getQueues().forEach(queue -> queues.put(queue.getHandle(), Queue.of(queue)));
        }
    }

    Process process() {
        return process;
    }

    /** In what the process differs now. */
    StateChanges changes() {
        StateChanges changes = new StateChanges(new HashSet<>(), new HashMap<>(), new HashMap<>(), new HashSet<>(), new HashSet<>());
        for (NetworkInterface ni : process.getInterfaces()) {
            ni.getPortals().forEach(portal -> portal.getEntries().stream().filter(entry -> !entries.contains(entry.getHandle()))
                    .forEach(entry -> changes.handles().add(entry.getHandle())));
            ni.getDescriptors().forEach(descriptor -> compare(descriptor, changes));
            ni.getQueues().forEach(queue -> compare(queue, changes));
        }
        process.getRegions().stream().map(Region::getAddress).filter(address -> !regions.contains(address)).forEach(changes.regions()::add);
        return changes;
    }

    private void compare(MemoryDescriptor descriptor, StateChanges changes) {
        long handle = descriptor.getHandle();
        Descriptor before = descriptors.get(handle);
        Descriptor now = Descriptor.of(descriptor);
        if (!now.equals(before)) {
            changes.handles().add(handle);
        }
        if (before != null) {
            compare(handle, before, now, Descriptor::threshold, changes.thresholds());
            compare(handle, before, now, Descriptor::offset, changes.offsets());
        }
    }

    private static void compare(long handle, Descriptor before, Descriptor now, ToLongFunction<Descriptor> member, Map<Long, StateChanges.Difference> changes) {
        if (member.applyAsLong(before) != member.applyAsLong(now)) {
            changes.put(handle, new StateChanges.Difference(member.applyAsLong(before), member.applyAsLong(now)));
        }
    }

    private void compare(EventQueue queue, StateChanges changes) {
        Queue before = queues.get(queue.getHandle());
        Queue now = Queue.of(queue);
        if (!now.equals(before)) {
            changes.handles().add(queue.getHandle());
        }
        Set<Event> known = before == null ? Set.of() : new HashSet<>(before.events());
        now.events().stream().filter(event -> !known.contains(event)).forEach(changes.logged()::add);
    }
}
