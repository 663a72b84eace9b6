package org.portalscope.mpi.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/** The processes of {@code MPI_COMM_WORLD} by their ranks. Immutable. */
public final class Ranks {

    /** {@code MPI_PROC_NULL}: nobody. */
    public static final long PROC_NULL = -2;

    private final List<ProcessId> processes;
    private final int own;
    private final Map<ProcessId, Integer> ranks = new HashMap<>();

    /**
     * @param processes in the order of their ranks
     * @param own       rank of this process
     */
    public Ranks(List<ProcessId> processes, int own) {
        this.processes = List.copyOf(processes);
        this.own = own;
        for (int i = 0; i < processes.size(); i++) {
            ranks.put(processes.get(i), i);
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

    /** The rank of a process that has one. */
    public int of(ProcessId process) {
        return ranks.get(process);
    }

    @Override
    public boolean equals(Object object) {
        return object instanceof Ranks other && processes.equals(other.processes) && own == other.own;
    }

    @Override
    public int hashCode() {
        return 31 * processes.hashCode() + own;
    }

    /** {@code rank 1 of [0:0, 1:0]}. */
    @Override
    public String toString() {
        return "rank " + own + " of " + processes;
    }

    void write(FieldWriter out) {
        out.number(processes.size());
        processes.forEach(process -> out.number(process.packed()));
        out.number(own);
    }

    static Ranks read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        List<ProcessId> processes = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            processes.add(values.process());
        }
        return new Ranks(processes, values.index(processes.size()));
    }
}
