package org.portalscope.presentation.table;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.portalscope.timeline.Position;

/** Tells which rows have to be drawn again when others take the place of those that show. To be used by one thread. */
public final class StaleRows {

    /** As long as there are no more, it is less work to draw them one by one than to draw a table from its beginning. */
    private static final int FEW = 64;

    private List<StateRow> shown = List.of();
    private Position position;
    /** Those that {@link ChangedCells} marks until the next move; nothing if it may be any. */
    private Optional<List<Integer>> marked = Optional.empty();

    /**
     * Takes the rows that show from now on, at a position of the cursor; a move takes the marks from rows that it does not change.
     *
     * @return the indexes of rows to be drawn again, or nothing if all have to be
     */
    public Optional<List<Integer>> show(List<StateRow> rows, Position at) {
        List<StateRow> before = shown;
        boolean moved = !at.equals(position);
        shown = rows;
        position = at;
        if (before.size() != rows.size() || IntStream.range(0, rows.size()).anyMatch(i -> !isSame(before.get(i), rows.get(i)))) {
            marked = Optional.empty();
            return Optional.empty();
        }
        List<Integer> changed = IntStream.range(0, rows.size()).filter(i -> before.get(i) != rows.get(i)).boxed().toList();
        Optional<List<Integer>> stale = marked.map(old -> Stream.concat(old.stream(), changed.stream()).distinct().toList());
        marked = moved ? Optional.of(changed) : stale;
        return stale.filter(it -> it.size() <= FEW);
    }

    private static boolean isSame(StateRow before, StateRow now) {
        return before == now || before.key().equals(now.key());
    }
}
