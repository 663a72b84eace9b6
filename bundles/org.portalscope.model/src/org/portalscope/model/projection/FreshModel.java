package org.portalscope.model.projection;

import java.util.Set;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.MatchList;
import org.portalscope.model.EventQueue;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Process;
import org.portalscope.model.World;
import org.portalscope.timeline.state.ProcessState;
import org.portalscope.timeline.state.WorldState;

/** Builds the model of a world's state from nothing. */
final class FreshModel {

    private FreshModel() {
    }

    /** @param shown the processes to hold in full, by index */
    static World of(WorldState state, Set<Integer> shown) {
        World model = PortalsFactory.eINSTANCE.createWorld();
        state.processes().forEach(process -> model.getProcesses().add(process(process, shown.contains(process.index()))));
        model.getMessages().addAll(state.inFlight());
        return model;
    }

    /** A process, in full or as a summary. */
    static Process process(ProcessState source, boolean inFull) {
        Process process = Summaries.of(source);
        process.setInFull(inFull);
        if (inFull) {
            source.portals().memory().regions().forEach(region ->
                    process.getRegions().add(ElementFactory.region(region.name(), region.address(), region.length())));
            ProcessIndex index = new ProcessIndex(process);
            source.portals().interfaces().forEach(ni -> add(index, ni));
        }
        return process;
    }

    private static void add(ProcessIndex index, org.portalscope.engine.state.NetworkInterface source) {
        NetworkInterface ni = PortalsFactory.eINSTANCE.createNetworkInterface();
        ni.setNumber(source.number());
        ni.setId(source.id());
        ni.setUid(source.uid());
        ni.setDropCount(source.dropCount());
        index.process().getInterfaces().add(ni);
        if (source.initialized()) {
            ElementFactory.open(ni, source.portalTable().size(), source.accessTable());
            addObjects(index, source);
            ni.getOperations().addAll(source.operations());
        }
    }

    private static void addObjects(ProcessIndex index, org.portalscope.engine.state.NetworkInterface source) {
        source.queues().all().forEach(queue -> index.add(queue(queue)));
        for (int portal = 0; portal < source.portalTable().size(); portal++) {
            addEntries(index, portal, source.portalTable().get(portal));
        }
        source.descriptors().all().forEach(descriptor ->
                index.add(ElementFactory.descriptor(index, descriptor.handle(), descriptor.values())));
    }

    private static void addEntries(ProcessIndex index, int portal, MatchList list) {
        for (var entry = list.first(); entry != null; entry = entry.next()) {
            index.add(ElementFactory.entry(entry.handle(), entry.values()), portal, Ptl.ME_NONE);
        }
    }

    private static EventQueue queue(org.portalscope.engine.state.EventQueue source) {
        EventQueue queue = ElementFactory.queue(source.handle(), source.capacity(), source.events(), source.lost());
        queue.getWaiters().addAll(source.waiters());
        return queue;
    }
}
