package org.portalscope.ui.part;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.IntStream;

import org.eclipse.swt.widgets.Table;
import org.portalscope.presentation.table.CopiedRows;
import org.portalscope.presentation.watch.ValuePath;
import org.portalscope.ui.part.TextTree.Branch;

/**
 * Rows that are nothing but texts.
 *
 * @param rows asked each time something is copied
 */
public record RowCopySource(Supplier<CopiedRows> rows) implements CopySource {

    private static final List<String> NAME_AND_VALUE = List.of("name", "value");

    /**
     * The selected rows of a table, or all if none is selected.
     *
     * @param all   what its rows are about, in their order
     * @param cells the texts of one, a text for each column
     */
    public static <T> RowCopySource of(Table table, List<String> columns, Supplier<List<T>> all, Function<T, List<String>> cells) {
        return new RowCopySource(() -> new CopiedRows(columns, chosen(table, all.get()).stream().map(cells).toList()));
    }

    private static <T> List<T> chosen(Table table, List<T> all) {
        List<T> selected = IntStream.of(table.getSelectionIndices()).filter(index -> index < all.size()).sorted().mapToObj(all::get).toList();
        return selected.isEmpty() ? all : selected;
    }

    /** The selected line of a tree with all that it unfolds to, or all lines if none is selected. */
    public static RowCopySource of(TextTree tree) {
        return new RowCopySource(() -> rows(tree.selection(), tree.lines()));
    }

    /**
     * The lines of a tree by their whole names, whether they are unfolded or not.
     *
     * @param selected a line behind those that it is unfolded from; all are meant if it is empty
     */
    static CopiedRows rows(List<Branch> selected, List<Branch> all) {
        List<List<String>> rows = new ArrayList<>();
        if (selected.isEmpty()) {
            all.forEach(branch -> add(List.of(), branch, rows));
        } else {
            int last = selected.size() - 1;
            add(selected.subList(0, last).stream().map(branch -> branch.line().first()).toList(), selected.get(last), rows);
        }
        return new CopiedRows(NAME_AND_VALUE, rows);
    }

    private static void add(List<String> outer, Branch branch, List<List<String>> rows) {
        ValuePath path = new ValuePath(outer).part(List.of(branch.line().first()));
        rows.add(List.of(path.text(), branch.line().second()));
        branch.children().forEach(child -> add(path.names(), child, rows));
    }

    @Override
    public String text() {
        return rows.get().text();
    }

    @Override
    public String csv() {
        return rows.get().csv();
    }
}
