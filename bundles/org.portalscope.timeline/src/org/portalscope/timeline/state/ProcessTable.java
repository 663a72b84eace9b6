package org.portalscope.timeline.state;

import java.util.List;
import java.util.Optional;

import org.portalscope.engine.api.ProcessId;
import org.portalscope.engine.state.NetworkInterface;

/**
 * What of the processes of a world never changes.
 *
 * @param processes by index
 * @param hasTime   whether messages take time
 */
public record ProcessTable(List<Row> processes, boolean hasTime) {

    public ProcessTable {
        processes = List.copyOf(processes);
    }

    /**
     * A process.
     *
     * @param index its place, from 0
     * @param id    on its default interface
     * @param ids   on all of its interfaces
     */
    public record Row(int index, String name, ProcessId id, List<ProcessId> ids) {

        public Row {
            ids = List.copyOf(ids);
        }

        /** {@code name (nid:pid)}. */
        public String label() {
            return name + " (" + id + ")";
        }
    }

    /** The processes of a world. */
    public static ProcessTable of(WorldState state) {
        return new ProcessTable(state.processes().stream().map(process -> new Row(process.index(), process.name(), process.id(),
                process.portals().interfaces().stream().map(NetworkInterface::id).toList())).toList(), state.hasTime());
    }

    /** The processes in short, {@code nid:pid name}. */
    public List<String> names() {
        return processes.stream().map(process -> process.id() + " " + process.name()).toList();
    }

    public Row process(int index) {
        return processes.get(index);
    }

    /** The process that has an id on one of its interfaces, if there is one. */
    public Optional<Row> process(ProcessId id) {
        return processes.stream().filter(process -> process.ids().contains(id)).findFirst();
    }
}
