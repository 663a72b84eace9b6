package org.portalscope.model.projection;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.api.Ptl;
import org.portalscope.engine.state.MatchList;
import org.portalscope.model.EventQueue;
import org.portalscope.model.NetworkInterface;
import org.portalscope.model.PortalsFactory;
import org.portalscope.model.Process;
import org.portalscope.model.World;
import org.portalscope.session.ProcessState;
import org.portalscope.session.WorldState;

/** Builds the model of a world's state from nothing. */
final class FreshModel {

    private final World model = PortalsFactory.eINSTANCE.createWorld();
    private final List<ProcessIndex> indexes = new ArrayList<>();

    FreshModel(WorldState state) {
        for (ProcessState process : state.processes()) {
            add(process);
        }
        model.getMessages().addAll(state.inFlight());
    }

    World model() {
        return model;
    }

    /** The index of each process, by the index of the process. */
    List<ProcessIndex> indexes() {
        return indexes;
    }

    private void add(ProcessState source) {
        Process process = PortalsFactory.eINSTANCE.createProcess();
        process.setIndex(source.index());
        process.setName(source.name());
        process.setId(source.id());
        process.setUid(source.uid());
        model.getProcesses().add(process);
        source.portals().memory().regions().forEach(region ->
                process.getRegions().add(Elements.region(region.name(), region.address(), region.length())));
        ProcessIndex index = new ProcessIndex(process);
        indexes.add(index);
        source.portals().interfaces().forEach(ni -> add(index, ni));
    }

    private static void add(ProcessIndex index, org.portalscope.engine.state.NetworkInterface source) {
        NetworkInterface ni = PortalsFactory.eINSTANCE.createNetworkInterface();
        ni.setNumber(source.number());
        ni.setId(source.id());
        ni.setUid(source.uid());
        ni.setDropCount(source.dropCount());
        index.process().getInterfaces().add(ni);
        if (source.initialized()) {
            Elements.open(ni, source.portalTable().size(), source.accessTable());
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
                index.add(Elements.descriptor(index, descriptor.handle(), descriptor.values())));
    }

    private static void addEntries(ProcessIndex index, int portal, MatchList list) {
        for (var entry = list.first(); entry != null; entry = entry.next()) {
            index.add(Elements.entry(entry.handle(), entry.values()), portal, Ptl.ME_NONE);
        }
    }

    private static EventQueue queue(org.portalscope.engine.state.EventQueue source) {
        EventQueue queue = Elements.queue(source.handle(), source.capacity(), source.events(), source.lost());
        queue.getWaiters().addAll(source.waiters());
        return queue;
    }
}
