package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.portalscope.engine.api.Limits;
import org.portalscope.engine.message.DropReason;
import org.portalscope.engine.state.NetworkInterface;
import org.portalscope.engine.step.Subject;
import org.portalscope.presentation.control.SessionController;
import org.portalscope.timeline.state.ProcessState;

/**
 * The status registers, Portals 3.2 §3.4.3, and the limits, §3.4.1, of the interfaces of a process, with how much of these is used; of the other processes
 * the registers that count something.
 */
public final class StatusTable implements StateTableSource {

    private static final List<StateColumn> COLUMNS = List.of(StateColumn.words("process"), StateColumn.number("interface"), StateColumn.words("register"),
            StateColumn.number("value"), StateColumn.words("meaning"));
    private static final int FIRST_LIMIT = 100;

    @Override
    public List<Subject> choices(SessionController steered, int process) {
        return List.of();
    }

    @Override
    public String exampleOfFilter() {
        return "register:drop";
    }

    @Override
    public StateTable table(SessionController steered, int process, Optional<Subject> chosen) {
        ProcessState shown = steered.session().state().process(process);
        List<StateRow> rows = new ArrayList<>();
        addAll(rows, shown);
        for (ProcessState other : steered.session().state().processes()) {
            if (other.index() != process) {
                other.portals().interfaces().stream().filter(ni -> ni.dropCount() > 0).forEach(ni -> addRegisters(rows, other, ni, false));
            }
        }
        long drops = steered.session().state().processes().stream().flatMap(state -> state.portals().interfaces().stream())
                .mapToLong(NetworkInterface::dropCount).sum();
        return new StateTable(RowKey.of(process, new Subject.OfProcess(shown.id())),
                shown.label() + "; " + (drops == 1 ? "1 message" : drops + " messages") + " dropped in all processes", COLUMNS, rows);
    }

    private static void addAll(List<StateRow> rows, ProcessState state) {
        for (NetworkInterface ni : state.portals().interfaces()) {
            addRegisters(rows, state, ni, true);
            if (ni.initialized()) {
                addLimits(rows, state, ni);
            }
        }
    }

    private static void addRegisters(List<StateRow> rows, ProcessState state, NetworkInterface ni, boolean zero) {
        rows.add(row(state, ni, 0, ni.dropCount() > 0, new Cells().text(state.name()).number(ni.number()).text("PTL_SR_DROP_COUNT").number(ni.dropCount())
                .text("messages dropped")));
        for (DropReason reason : DropReason.values()) {
            long count = ni.dropCount(reason);
            if (zero || count > 0) {
                rows.add(row(state, ni, reason.register(), count > 0, new Cells().text(state.name()).number(ni.number()).text(reason.registerName())
                        .number(count).text(reason.words())));
            }
        }
    }

    private static void addLimits(List<StateRow> rows, ProcessState state, NetworkInterface ni) {
        Limits limits = ni.limits();
        addLimit(rows, state, ni, 0, "max_match_entries", limits.maxMatchEntries(), ni.entries().size());
        addLimit(rows, state, ni, 1, "max_mem_descriptors", limits.maxMemDescriptors(), ni.descriptors().size());
        addLimit(rows, state, ni, 2, "max_event_queues", limits.maxEventQueues(), ni.queues().size());
        addLimit(rows, state, ni, 3, "max_atable_index", limits.maxAtableIndex(), ni.accessTable().stream().filter(entry -> !entry.denies()).count());
        addLimit(rows, state, ni, 4, "max_ptable_index", limits.maxPtableIndex(), ni.portalTable().stream().filter(list -> list.size() > 0).count());
    }

    private static void addLimit(List<StateRow> rows, ProcessState state, NetworkInterface ni, int number, String name, long limit, long used) {
        rows.add(row(state, ni, FIRST_LIMIT + number, false, new Cells().text(state.name()).number(ni.number()).text(name).number(limit)
                .text("the limit that PtlNIInit set; " + used + " in use")));
    }

    private static StateRow row(ProcessState state, NetworkInterface ni, int number, boolean drops, Cells cells) {
        RowKey key = new RowKey(state.index(), new Subject.OfInterface(ni.number()), number);
        return new StateRow(key, drops ? RowState.DROPPED : RowState.IDLE, Set.of(), cells::list);
    }
}
