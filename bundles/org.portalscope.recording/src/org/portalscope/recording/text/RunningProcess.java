package org.portalscope.recording.text;

import java.util.HashMap;
import java.util.Map;

import org.portalscope.engine.PortalsProcess;
import org.portalscope.engine.message.Fabric;
import org.portalscope.recording.RecordedProcess;

/** A process of a file while the file is read or written: its engine, and what names and addresses stand for. */
final class RunningProcess {

    private final int index;
    private final RecordedProcess description;
    private final StatedEnvironment environment = new StatedEnvironment();
    private final PortalsProcess portals;
    private final HandleNames handles = new HandleNames();
    private final RegionAddresses regions;
    private final LinkNames links = new LinkNames();
    private final Map<Integer, Integer> frames = new HashMap<>();

    RunningProcess(int index, RecordedProcess description, Fabric fabric) {
        this.index = index;
        this.description = description;
        portals = new PortalsProcess(description.interfaces(), environment, fabric);
        regions = new RegionAddresses(portals.state().memory());
    }

    /** Its place among the processes of the file. */
    int index() {
        return index;
    }

    RecordedProcess description() {
        return description;
    }

    StatedEnvironment environment() {
        return environment;
    }

    PortalsProcess portals() {
        return portals;
    }

    HandleNames handles() {
        return handles;
    }

    RegionAddresses regions() {
        return regions;
    }

    LinkNames links() {
        return links;
    }

    /** A thread enters something. */
    void enter(int thread) {
        frames.merge(thread, 1, Integer::sum);
    }

    /** A thread leaves what it entered last; false if it has entered nothing. */
    boolean leave(int thread) {
        int depth = frames.getOrDefault(thread, 0);
        frames.put(thread, depth - 1);
        return depth > 0;
    }
}
