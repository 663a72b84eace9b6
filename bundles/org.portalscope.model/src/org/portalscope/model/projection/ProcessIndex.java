package org.portalscope.model.projection;

import java.util.HashMap;
import java.util.Map;

import org.eclipse.emf.common.util.EList;
import org.portalscope.engine.api.Handle;
import org.portalscope.model.EventQueue;
import org.portalscope.model.MatchEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.Process;
import org.portalscope.model.Region;

/** The model objects of one process by handle, so that an effect finds what it changes in constant time. */
final class ProcessIndex {

    private final Process process;
    private final Map<Long, MatchEntry> entries = new HashMap<>();
    private final Map<Long, MemoryDescriptor> descriptors = new HashMap<>();
    private final Map<Long, EventQueue> queues = new HashMap<>();

    ProcessIndex(Process process) {
        this.process = process;
    }

    /** The index of a process with all that it has. */
    static ProcessIndex of(Process process) {
        ProcessIndex index = new ProcessIndex(process);
        for (NetworkInterface ni : process.getInterfaces()) {
            ni.getPortals().forEach(portal -> portal.getEntries().forEach(entry -> index.entries.put(entry.getHandle(), entry)));
            ni.getDescriptors().forEach(descriptor -> index.descriptors.put(descriptor.getHandle(), descriptor));
            ni.getQueues().forEach(queue -> index.queues.put(queue.getHandle(), queue));
        }
        return index;
    }

    Process process() {
        return process;
    }

    NetworkInterface networkInterface(int number) {
        return process.getInterfaces().get(number);
    }

    NetworkInterface owner(long handle) {
        return networkInterface(Handle.networkInterface(handle));
    }

    /** The entry of a handle, or null. */
    MatchEntry entry(long handle) {
        return entries.get(handle);
    }

    /** The descriptor of a handle, or null. */
    MemoryDescriptor descriptor(long handle) {
        return descriptors.get(handle);
    }

    /** The queue of a handle, or null. */
    EventQueue queue(long handle) {
        return queues.get(handle);
    }

    /** The region that holds an address, or null. */
    Region region(long address) {
        return process.getRegions().stream()
                .filter(region -> address >= region.getAddress() && address <= region.getAddress() + region.getLength())
                .findFirst().orElse(null);
    }

    /** Adds a region in the order of addresses. */
    void add(Region region) {
        EList<Region> list = process.getRegions();
        int place = list.size();
        while (place > 0 && list.get(place - 1).getAddress() > region.getAddress()) {
            place--;
        }
        list.add(place, region);
        locateDescriptors();
    }

    void removeRegion(long address) {
        process.getRegions().removeIf(region -> region.getAddress() == address);
        locateDescriptors();
    }

    private void locateDescriptors() {
        descriptors.values().forEach(descriptor -> descriptor.setRegion(region(descriptor.getStart())));
    }

    /** Puts an entry before another one, or at the end of its list if there is none. */
    void add(MatchEntry entry, int portal, long before) {
        EList<MatchEntry> list = owner(entry.getHandle()).getPortals().get(portal).getEntries();
        int place = Handle.isNone(before) ? list.size() : list.indexOf(entry(before));
        list.add(place, entry);
        entries.put(entry.getHandle(), entry);
    }

    void removeEntry(long handle, int portal) {
        owner(handle).getPortals().get(portal).getEntries().remove(entries.remove(handle));
    }

    void add(MemoryDescriptor descriptor) {
        EList<MemoryDescriptor> list = owner(descriptor.getHandle()).getDescriptors();
        int place = 0;
        while (place < list.size() && Handle.index(list.get(place).getHandle()) < Handle.index(descriptor.getHandle())) {
            place++;
        }
        list.add(place, descriptor);
        descriptors.put(descriptor.getHandle(), descriptor);
    }

    void removeDescriptor(long handle) {
        MemoryDescriptor descriptor = descriptors.remove(handle);
        descriptor.setEntry(null);
        descriptor.setQueue(null);
        descriptor.setRegion(null);
        owner(handle).getDescriptors().remove(descriptor);
    }

    /** Adds a queue, in which the descriptors log that name it. */
    void add(EventQueue queue) {
        EList<EventQueue> list = owner(queue.getHandle()).getQueues();
        int place = 0;
        while (place < list.size() && Handle.index(list.get(place).getHandle()) < Handle.index(queue.getHandle())) {
            place++;
        }
        list.add(place, queue);
        queues.put(queue.getHandle(), queue);
        connect(queue.getHandle(), queue);
    }

    void removeQueue(long handle) {
        owner(handle).getQueues().remove(queues.remove(handle));
        connect(handle, null);
    }

    private void connect(long handle, EventQueue queue) {
        owner(handle).getDescriptors().stream().filter(descriptor -> descriptor.getEventq() == handle)
                .forEach(descriptor -> descriptor.setQueue(queue));
    }
}
