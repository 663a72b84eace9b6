package org.portalscope.world.network;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.program.ProcessSpec;

/** Which process of a world has which id. */
public final class ProcessDirectory {

    /** Instead of an index: the world has no such process. */
    public static final int NOBODY = -1;

    private final long[] ids;
    private final int[] processes;
    private final List<String> names;

    /** @throws IllegalArgumentException if two interfaces share an id */
    public ProcessDirectory(List<ProcessSpec> specs) {
        List<Integer> owners = new ArrayList<>();
        Set<ProcessId> all = new HashSet<>();
        long[] packed = new long[specs.stream().mapToInt(spec -> spec.interfaces().size()).sum()];
        for (int process = 0; process < specs.size(); process++) {
            for (InterfaceSpec networkInterface : specs.get(process).interfaces()) {
                if (!all.add(networkInterface.id())) {
                    throw new IllegalArgumentException("two interfaces with the id " + networkInterface.id());
                }
                packed[owners.size()] = networkInterface.id().packed();
                owners.add(process);
            }
        }
        names = specs.stream().map(ProcessSpec::name).toList();
        ids = packed;
        processes = owners.stream().mapToInt(Integer::intValue).toArray();
    }

    /** Index of the process that has an id, packed, on one of its interfaces, or {@link #NOBODY}. */
    public int process(long id) {
        for (int i = 0; i < ids.length; i++) {
            if (ids[i] == id) {
                return processes[i];
            }
        }
        return NOBODY;
    }

    /** How many processes there are. */
    int processes() {
        return names.size();
    }

    /** The name of the process that has an id, packed; empty if there is none. */
    String name(long id) {
        int process = process(id);
        return process == NOBODY ? "" : names.get(process);
    }

    /** Index of the process that takes a message: the initiator of one for nobody takes it itself. */
    int taker(long initiator, long target) {
        int process = process(target);
        return process == NOBODY ? process(initiator) : process;
    }
}
