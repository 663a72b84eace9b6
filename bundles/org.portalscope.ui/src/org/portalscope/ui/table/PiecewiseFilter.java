package org.portalscope.ui.table;

import java.util.List;
import java.util.concurrent.TimeUnit;

import org.eclipse.swt.widgets.Table;
import org.portalscope.presentation.table.FilterPass;
import org.portalscope.presentation.table.StateRow;
import org.portalscope.presentation.table.StateTable;
import org.portalscope.presentation.table.TableFilter;
import org.portalscope.ui.part.TableRows;

/**
 * Filters the rows of a table: at once what is short; of what is long, pieces between the events of the display, and what comes meanwhile waits for the end.
 * Views show what was found before until then.
 */
final class PiecewiseFilter {

    /** Rows that are filtered between two looks at the clock, and how long the display has to wait at most. */
    private static final int PIECE = 50;
    private static final long PATIENCE = TimeUnit.MILLISECONDS.toNanos(8);

    private final Table table;
    private final Taker taker;
    private TableFilter filter = new TableFilter("");
    /** The filtering that goes on, or null. */
    private FilterPass pass;
    /** Whether another table has come meanwhile. */
    private boolean isOld;

    /** Whoever shows the rows. */
    interface Taker {

        /** The last rows of the table, and its selection, are about to go. */
        void shortens();

        /**
         * Takes the rows that have met the filter.
         *
         * @param reveal whether to bring the row that the cursor is about into sight
         */
        void take(List<StateRow> found, boolean reveal);

        /** What was filtered is not what is to show any more. */
        void again();
    }

    PiecewiseFilter(Table table, Taker taker) {
        this.table = table;
        this.taker = taker;
    }

    TableFilter filter() {
        return filter;
    }

    /** Filters by something else from now on. */
    void set(TableFilter newFilter) {
        filter = newFilter;
        cancel();
    }

    /** Gives up what goes on. */
    void cancel() {
        pass = null;
    }

    /** Filters the rows of a table, at once or soon. */
    void run(StateTable rows, boolean reveal) {
        if (filter.isEmpty()) {
            cancel();
            taker.take(rows.rows(), reveal);
        } else if (pass == null) {
            isOld = false;
            pass = filter.pass(rows);
            goOn(pass, reveal);
        } else {
            isOld = true;
        }
    }

    private void goOn(FilterPass going, boolean reveal) {
        if (going != pass || table.isDisposed()) {
            return;
        }
        long end = System.nanoTime() + PATIENCE;
        if (!advance(going, end)) {
            table.getDisplay().asyncExec(() -> goOn(going, reveal));
            return;
        }
        taker.shortens();
        table.setRedraw(false);
        shorten(going, end, reveal);
    }

    private static boolean advance(FilterPass going, long end) {
        while (!going.advance(PIECE)) {
            if (System.nanoTime() > end) {
                return false;
            }
        }
        return true;
    }

    /** Takes away the rows that are too many, in pieces as well, before those that were found come in the place of the others. */
    private void shorten(FilterPass done, long end, boolean reveal) {
        if (table.isDisposed()) {
            return;
        }
        if (done == pass && !TableRows.shorten(table, done.found().size(), end)) {
            table.getDisplay().asyncExec(() -> shorten(done, System.nanoTime() + PATIENCE, reveal));
            return;
        }
        if (done == pass) {
            pass = null;
            taker.take(done.found(), reveal);
            if (isOld) {
                taker.again();
            }
        }
        table.setRedraw(true);
    }
}
