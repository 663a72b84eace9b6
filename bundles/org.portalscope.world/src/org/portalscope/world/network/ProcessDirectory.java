package org.portalscope.world.network;

import java.util.Arrays;
import java.util.List;

import org.portalscope.engine.api.InterfaceSpec;
import org.portalscope.engine.api.ProcessId;
import org.portalscope.world.program.ProcessSpec;

/** Which process of a world has which id. */
public final class ProcessDirectory {

    /** Instead of an index: the world has no such process. */
    public static final int NOBODY = -1;

    /** Spreads ids, which differ in few bits, over the places. */
    static final long SPREAD = 0x9E37_79B9_7F4A_7C15L;

    /** Open addressing: an id stands at the first free place from the one that its bits choose. The length is a power of two. */
    private final long[] ids;
    /** The process of the id at each place; {@link #NOBODY} where there is none. */
    private final int[] processes;
    private final List<String> names;

    /** @throws IllegalArgumentException if two interfaces share an id */
    public ProcessDirectory(List<ProcessSpec> specs) {
        int interfaces = specs.stream().mapToInt(spec -> spec.interfaces().size()).sum();
        names = specs.stream().map(ProcessSpec::name).toList();
        ids = new long[Integer.highestOneBit(interfaces + 1) << 2];
        processes = new int[ids.length];
        Arrays.fill(processes, NOBODY);
        for (int process = 0; process < specs.size(); process++) {
            for (InterfaceSpec networkInterface : specs.get(process).interfaces()) {
                add(networkInterface.id(), process);
            }
        }
    }

    private void add(ProcessId id, int process) {
        int place = place(id.packed());
        if (processes[place] != NOBODY) {
            throw new IllegalArgumentException("two interfaces with the id " + id);
        }
        ids[place] = id.packed();
        processes[place] = process;
    }

    /** Where an id stands, or would stand. */
    private int place(long id) {
        int place = (int) (id * SPREAD >>> Integer.SIZE) & ids.length - 1;
        while (processes[place] != NOBODY && ids[place] != id) {
            place = place + 1 & ids.length - 1;
        }
        return place;
    }

    /** Index of the process that has an id, packed, on one of its interfaces, or {@link #NOBODY}. */
    public int process(long id) {
        return processes[place(id)];
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
