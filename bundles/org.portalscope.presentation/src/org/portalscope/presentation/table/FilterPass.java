package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/** Goes through the rows of a table piece by piece for those that meet a filter: to know what all cells of a long table say takes a while. */
public final class FilterPass {

    private final StateTable table;
    private final Predicate<StateRow> wanted;
    private final List<StateRow> found = new ArrayList<>();
    private int next;

    FilterPass(StateTable table, Predicate<StateRow> wanted) {
        this.table = table;
        this.wanted = wanted;
    }

    /** Looks at so many rows more; returns whether it has seen all. */
    public boolean advance(int rows) {
        int end = Math.min(table.rows().size(), next + rows);
        table.rows().subList(next, end).stream().filter(wanted).forEach(found::add);
        next = end;
        return end == table.rows().size();
    }

    /** The rows that have met the filter so far, in their order. */
    public List<StateRow> found() {
        return List.copyOf(found);
    }
}
