package org.portalscope.protocol.state;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** The processes of a run by their ranks, which some protocols call tasks. Immutable. */
public final class Ranks {

    /** The rank of a process that has none. */
    public static final int NONE = -1;

    private final List<ProcessId> processes;
    private final int own;
    /** The packed ids of the processes in ascending order, and the rank of each. */
    private final long[] ids;
    private final int[] ranks;

    /**
     * @param processes in the order of their ranks
     * @param own       rank of this process
     */
    public Ranks(List<ProcessId> processes, int own) {
        this.processes = List.copyOf(processes);
        this.own = own;
        ids = processes.stream().mapToLong(ProcessId::packed).sorted().toArray();
        ranks = new int[ids.length];
        IntStream.range(0, ids.length).forEach(rank -> ranks[Arrays.binarySearch(ids, processes.get(rank).packed())] = rank);
    }

    public int size() {
        return processes.size();
    }

    /** The rank of this process. */
    public int own() {
        return own;
    }

    public ProcessId process(int rank) {
        return processes.get(rank);
    }

    /**
     * The rank of a process, or {@link #NONE}: a message can come from any process of the network.
     *
     * @param process its id, packed
     */
    public int of(long process) {
        int found = Arrays.binarySearch(ids, process);
        return found < 0 ? NONE : ranks[found];
    }

    /** Writes them field by field. */
    public void write(FieldWriter out) {
        out.number(processes.size());
        processes.forEach(process -> out.number(process.packed()));
        out.number(own);
    }

    /** Reads what {@link #write} has written. */
    public static Ranks read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        List<ProcessId> processes = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            processes.add(values.process());
        }
        return new Ranks(processes, values.index(processes.size()));
    }
}
