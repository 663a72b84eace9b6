package org.portalscope.presentation.table;

import java.util.Optional;

import org.portalscope.timeline.Position;

/** Tells which cells of a table are other than before the last move of the cursor, whether it was a step or a jump. To be used by one thread. */
public final class ChangedCells {

    private StateTable before;
    private StateTable now;
    private Position position;

    /** Another table is shown, or the same one again because something else than the cursor has changed. */
    public void show(StateTable table, Position at) {
        boolean same = now != null && now.about().equals(table.about());
        if (!at.equals(position) || !same) {
            before = same ? now : null;
        }
        now = table;
        position = at;
    }

    /** Nothing is shown any more. */
    public void clear() {
        before = null;
        now = null;
        position = null;
    }

    /** Whether a row was not there. */
    public boolean isNew(StateRow row) {
        return before != null && before.row(row.key()).isEmpty();
    }

    /** What a cell said if that was something else. */
    public Optional<String> before(StateRow row, int column) {
        return before == null ? Optional.empty() : before.row(row.key()).filter(old -> old != row).map(old -> old.text(column))
                .filter(old -> !old.equals(row.text(column)));
    }

    /** Whether a row is new, or one of its cells says something else than it did. */
    public boolean isChanged(StateRow row) {
        if (isNew(row)) {
            return true;
        }
        for (int column = 0; column < row.cells().size(); column++) {
            if (before(row, column).isPresent()) {
                return true;
            }
        }
        return false;
    }
}
