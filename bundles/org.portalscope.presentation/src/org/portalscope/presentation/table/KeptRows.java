package org.portalscope.presentation.table;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * The rows of a list as it was shown last: where an entry says the same as before, its row is taken again, with the cells that it has made. So a step in a
 * list of thousands makes the few rows that it changes. To be used by one thread.
 */
final class KeptRows {

    private Object list;
    private List<ListedEntry> entries = List.of();
    private List<StateRow> rows = List.of();

    /**
     * The rows of some entries.
     *
     * @param of    which list it is, and in which words it is told; rows of another are not taken
     * @param maker makes the row of an entry
     */
    List<StateRow> rows(Object of, List<ListedEntry> shown, Function<ListedEntry, StateRow> maker) {
        boolean same = of.equals(list);
        List<StateRow> made = new ArrayList<>(shown.size());
        for (int i = 0; i < shown.size(); i++) {
            made.add(same && i < entries.size() && entries.get(i).equals(shown.get(i)) ? rows.get(i) : maker.apply(shown.get(i)));
        }
        list = of;
        entries = shown;
        rows = made;
        return made;
    }
}
