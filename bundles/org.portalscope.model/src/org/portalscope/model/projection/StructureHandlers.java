package org.portalscope.model.projection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.state.AccessEntry;
import org.portalscope.engine.state.AccessEntrySet;
import org.portalscope.engine.state.DescriptorCreated;
import org.portalscope.engine.state.DescriptorDetached;
import org.portalscope.engine.state.DescriptorReleased;
import org.portalscope.engine.state.DescriptorUpdated;
import org.portalscope.engine.state.EntryLinked;
import org.portalscope.engine.state.EntryUnlinked;
import org.portalscope.engine.state.InterfaceInitialized;
import org.portalscope.engine.state.InterfaceShutDown;
import org.portalscope.engine.state.QueueAllocated;
import org.portalscope.engine.state.QueueFreed;
import org.portalscope.engine.state.RegionDeclared;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;

/** Interfaces, match entries, descriptors, queues and regions: what comes and goes. */
final class StructureHandlers {

    private StructureHandlers() {
    }

    static void register(Handlers handlers) {
        handlers.on(InterfaceInitialized.class, StructureHandlers::initialized);
        handlers.on(InterfaceShutDown.class, StructureHandlers::shutDown);
        handlers.on(AccessEntrySet.class, (index, effect, made) -> index.networkInterface(effect.networkInterface())
                .getAccessEntries().set(effect.index(), made ? effect.after() : effect.before()));
        handlers.on(EntryLinked.class, (index, effect, made) -> entry(index, effect, made));
        handlers.on(EntryUnlinked.class, (index, effect, made) ->
                entry(index, new EntryLinked(effect.handle(), effect.values(), effect.next()), !made));
        handlers.on(DescriptorCreated.class, StructureHandlers::descriptor);
        handlers.on(DescriptorReleased.class, (index, effect, made) ->
                descriptor(index, new DescriptorCreated(effect.handle(), effect.values()), !made));
        handlers.on(DescriptorDetached.class, StructureHandlers::detached);
        handlers.on(DescriptorUpdated.class, (index, effect, made) ->
                Elements.update(index, index.descriptor(effect.handle()), made ? effect.after() : effect.before()));
        handlers.on(QueueAllocated.class, (index, effect, made) ->
                queue(index, new QueueFreed(effect.handle(), effect.capacity(), List.of(), 0, false), made));
        handlers.on(QueueFreed.class, (index, effect, made) -> queue(index, effect, !made));
        handlers.on(RegionDeclared.class, StructureHandlers::region);
    }

    private static void initialized(ProcessIndex index, InterfaceInitialized effect, boolean made) {
        NetworkInterface ni = index.networkInterface(effect.networkInterface());
        if (made) {
            List<AccessEntry> access = new ArrayList<>(Collections.nCopies(effect.limits().maxAtableIndex() + 1, AccessEntry.DENY));
            access.set(0, AccessEntry.sameUser(ni.getUid()));
            Elements.open(ni, effect.limits().maxPtableIndex() + 1, access);
        } else {
            Elements.close(ni);
        }
    }

    private static void shutDown(ProcessIndex index, InterfaceShutDown effect, boolean made) {
        NetworkInterface ni = index.networkInterface(effect.networkInterface());
        if (made) {
            Elements.close(ni);
        } else {
            Elements.open(ni, effect.limits().maxPtableIndex() + 1, effect.accessTable());
        }
    }

    private static void entry(ProcessIndex index, EntryLinked effect, boolean exists) {
        if (exists) {
            index.add(Elements.entry(effect.handle(), effect.values()), effect.values().portal(), effect.next());
        } else {
            index.removeEntry(effect.handle(), effect.values().portal());
        }
    }

    private static void descriptor(ProcessIndex index, DescriptorCreated effect, boolean exists) {
        if (exists) {
            index.add(Elements.descriptor(index, effect.handle(), effect.values()));
        } else {
            index.removeDescriptor(effect.handle());
        }
    }

    private static void detached(ProcessIndex index, DescriptorDetached effect, boolean made) {
        MemoryDescriptor descriptor = index.descriptor(effect.handle());
        descriptor.setDetached(made);
        descriptor.setEntry(made ? null : index.entry(effect.entry()));
    }

    private static void queue(ProcessIndex index, QueueFreed effect, boolean exists) {
        if (exists) {
            index.add(Elements.queue(effect.handle(), effect.capacity(), effect.events(), effect.lost()));
        } else {
            index.removeQueue(effect.handle());
        }
    }

    private static void region(ProcessIndex index, RegionDeclared effect, boolean made) {
        if (made) {
            index.process().getRegions().add(Elements.region(effect.name(), effect.address(), effect.bytes().length));
        } else {
            index.process().getRegions().remove(index.process().getRegions().size() - 1);
        }
    }
}
