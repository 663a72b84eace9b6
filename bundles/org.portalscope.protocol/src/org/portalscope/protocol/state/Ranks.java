package org.portalscope.protocol.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** The processes of a run by their ranks, which some protocols call tasks. Immutable. */
public final class Ranks {

    private final List<ProcessId> processes;
    private final int own;
    private final Map<Long, Integer> ranks = new HashMap<>();

    /**
     * @param processes in the order of their ranks
     * @param own       rank of this process
     */
    public Ranks(List<ProcessId> processes, int own) {
        this.processes = List.copyOf(processes);
        this.own = own;
        for (int i = 0; i < processes.size(); i++) {
            ranks.put(processes.get(i).packed(), i);
        }
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
     * The rank of a process that has one.
     *
     * @param process its id, packed
     */
    public int of(long process) {
        return ranks.get(process);
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
