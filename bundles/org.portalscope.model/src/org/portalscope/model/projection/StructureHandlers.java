package org.portalscope.model.projection;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

import org.portalscope.engine.effect.AccessEntrySet;
import org.portalscope.engine.effect.CriteriaChanged;
import org.portalscope.engine.effect.DescriptorCreated;
import org.portalscope.engine.effect.DescriptorDetached;
import org.portalscope.engine.effect.DescriptorReleased;
import org.portalscope.engine.effect.DescriptorUpdated;
import org.portalscope.engine.effect.EntryLinked;
import org.portalscope.engine.effect.EntryUnlinked;
import org.portalscope.engine.effect.InterfaceInitialized;
import org.portalscope.engine.effect.InterfaceShutDown;
import org.portalscope.engine.effect.QueueAllocated;
import org.portalscope.engine.effect.QueueFreed;
import org.portalscope.engine.effect.RegionDeclared;
import org.portalscope.engine.effect.RegionReleased;
import org.portalscope.engine.state.AccessEntry;
import org.portalscope.model.MemoryDescriptor;
import org.portalscope.model.NetworkInterface;

/** Interfaces, match entries, descriptors, queues and regions: what comes and goes. */
final class StructureHandlers {

    private StructureHandlers() {
    }

    static void register(Handlers handlers) {
        handlers.on(InterfaceInitialized.class, StructureHandlers::initialized);
        handlers.on(InterfaceShutDown.class, StructureHandlers::shutDown);
        handlers.on(AccessEntrySet.class, (index, effect, applied) -> index.networkInterface(effect.networkInterface())
                .getAccessEntries().set(effect.index(), applied ? effect.after() : effect.before()));
        handlers.on(EntryLinked.class, (index, effect, applied) -> entry(index, effect, applied));
        handlers.on(CriteriaChanged.class, (index, effect, applied) ->
                ElementFactory.update(index.entry(effect.handle()), applied ? effect.after() : effect.before()));
        handlers.on(EntryUnlinked.class, (index, effect, applied) ->
                entry(index, new EntryLinked(effect.handle(), effect.values(), effect.next()), !applied));
        handlers.on(DescriptorCreated.class, StructureHandlers::descriptor);
        handlers.on(DescriptorReleased.class, (index, effect, applied) ->
                descriptor(index, new DescriptorCreated(effect.handle(), effect.values()), !applied));
        handlers.on(DescriptorDetached.class, StructureHandlers::detached);
        handlers.on(DescriptorUpdated.class, (index, effect, applied) ->
                ElementFactory.update(index, index.descriptor(effect.handle()), applied ? effect.after() : effect.before()));
        handlers.on(QueueAllocated.class, (index, effect, applied) ->
                queue(index, new QueueFreed(effect.handle(), effect.capacity(), List.of(), 0, false), applied));
        handlers.on(QueueFreed.class, (index, effect, applied) -> queue(index, effect, !applied));
        handlers.on(RegionDeclared.class, (index, effect, applied) -> region(index, effect, applied));
        handlers.on(RegionReleased.class, (index, effect, applied) ->
                region(index, new RegionDeclared(effect.name(), effect.address(), effect.bytes()), !applied));
    }

    private static void initialized(ProcessIndex index, InterfaceInitialized effect, boolean applied) {
        NetworkInterface ni = index.networkInterface(effect.networkInterface());
        if (applied) {
            List<AccessEntry> access = new ArrayList<>(Collections.nCopies(effect.limits().maxAtableIndex() + 1, AccessEntry.DENY));
            access.set(0, AccessEntry.sameUser(ni.getUid()));
            ElementFactory.open(ni, effect.limits().maxPtableIndex() + 1, access);
        } else {
            ElementFactory.close(ni);
        }
    }

    private static void shutDown(ProcessIndex index, InterfaceShutDown effect, boolean applied) {
        NetworkInterface ni = index.networkInterface(effect.networkInterface());
        if (applied) {
            ElementFactory.close(ni);
        } else {
            ElementFactory.open(ni, effect.limits().maxPtableIndex() + 1, effect.accessTable());
        }
    }

    private static void entry(ProcessIndex index, EntryLinked effect, boolean exists) {
        if (exists) {
            index.add(ElementFactory.entry(effect.handle(), effect.values()), effect.values().portal(), effect.next());
        } else {
            index.removeEntry(effect.handle(), effect.values().portal());
        }
    }

    private static void descriptor(ProcessIndex index, DescriptorCreated effect, boolean exists) {
        if (exists) {
            index.add(ElementFactory.descriptor(index, effect.handle(), effect.values()));
        } else {
            index.removeDescriptor(effect.handle());
        }
    }

    private static void detached(ProcessIndex index, DescriptorDetached effect, boolean applied) {
        MemoryDescriptor descriptor = index.descriptor(effect.handle());
        descriptor.setDetached(applied);
        descriptor.setEntry(applied ? null : index.entry(effect.entry()));
    }

    private static void queue(ProcessIndex index, QueueFreed effect, boolean exists) {
        if (exists) {
            index.add(ElementFactory.queue(effect.handle(), effect.capacity(), effect.events(), effect.lost()));
        } else {
            index.removeQueue(effect.handle());
        }
    }

    private static void region(ProcessIndex index, RegionDeclared effect, boolean exists) {
        if (exists) {
            index.add(ElementFactory.region(effect.name(), effect.address(), effect.bytes().length));
        } else {
            index.removeRegion(effect.address());
        }
    }
}
