package org.portalscope.lapi.state;

import java.util.ArrayList;
import java.util.List;

import org.portalscope.engine.encoding.FieldReader;
import org.portalscope.engine.encoding.FieldWriter;
import org.portalscope.engine.encoding.ValueReader;

/**
 * What a counter, {@code lapi_cntr_t}, has besides its value, which is a word in memory.
 *
 * @param address    of the counter
 * @param waits      whether a thread waits for it in {@code LAPI_Nopoll_wait}
 * @param awaited    the value that the thread waits for
 * @param woken      whether a purge has woken the thread
 * @param destList   the tasks that it waits for, {@code dest_list}; none if it was not set
 * @param destStatus address of their status, a word for each, or 0
 */
public record CounterState(long address, boolean waits, long awaited, boolean woken, List<Long> destList, long destStatus) {

    /** {@code LAPI_MSG_INITIAL}: nothing has come from the task yet. */
    public static final long INITIAL = 0;
    /** {@code LAPI_MSG_SUCCESS}: the task has moved the counter. */
    public static final long ANSWERED = 1;
    /** {@code LAPI_MSG_PURGED}: the task has been purged. */
    public static final long PURGED = 2;

    public CounterState {
        destList = List.copyOf(destList);
    }

    static CounterState at(long address) {
        return new CounterState(address, false, 0, false, List.of(), 0);
    }

    /** Whether it says no more than its value. */
    boolean isPlain() {
        return !waits && destList.isEmpty() && destStatus == 0;
    }

    CounterState waiting(long value) {
        return new CounterState(address, true, value, false, destList, destStatus);
    }

    CounterState asWoken() {
        return new CounterState(address, waits, awaited, true, destList, destStatus);
    }

    CounterState released() {
        return new CounterState(address, false, 0, false, destList, destStatus);
    }

    CounterState withDestinations(List<Long> tasks, long status) {
        return new CounterState(address, waits, awaited, woken, tasks, status);
    }

    /** Whether the purge of a task wakes a thread that waits for it. */
    boolean wakesFor(int task) {
        return waits && (destList.isEmpty() || destList.contains((long) task));
    }

    void write(FieldWriter out) {
        out.number(address);
        out.number(waits ? 1 : 0);
        out.number(awaited);
        out.number(woken ? 1 : 0);
        out.number(destList.size());
        destList.forEach(out::number);
        out.number(destStatus);
    }

    static CounterState read(FieldReader in) {
        ValueReader values = new ValueReader(in);
        long address = in.number();
        boolean waits = values.truth();
        long awaited = in.number();
        boolean woken = values.truth();
        List<Long> destList = new ArrayList<>();
        for (int left = values.count(); left > 0; left--) {
            destList.add(in.number());
        }
        return new CounterState(address, waits, awaited, woken, destList, in.number());
    }
}
