package org.portalscope.presentation.table;

import java.util.List;
import java.util.Set;
import java.util.function.Supplier;

import org.portalscope.engine.step.Subject;

/** A row of a table. Its cells are made when somebody asks, from values that do not change. To be used by one thread. */
public final class StateRow {

    private final RowKey key;
    private final RowState state;
    private final Set<Subject> subjects;
    private final Supplier<List<StateCell>> maker;
    private List<StateCell> cells;

    /**
     * A row.
     *
     * @param subjects what it is about besides that of its key, such as the descriptor of an entry
     * @param maker    makes a cell for each column
     */
    StateRow(RowKey key, RowState state, Set<Subject> subjects, Supplier<List<StateCell>> maker) {
        this.key = key;
        this.state = state;
        this.subjects = Set.copyOf(subjects);
        this.maker = maker;
    }

    public RowKey key() {
        return key;
    }

    public RowState state() {
        return state;
    }

    /** The cells, one for each column. */
    public List<StateCell> cells() {
        if (cells == null) {
            cells = List.copyOf(maker.get());
        }
        return cells;
    }

    /** What a column says. */
    public String text(int column) {
        return cells().get(column).text();
    }

    /** Whether it is about something of a process; operations and messages are the same in all processes. */
    public boolean isAbout(int process, Subject subject) {
        boolean here = process == key.process() || subject instanceof Subject.OfOperation || subject instanceof Subject.OfMessage;
        return here && (subject.equals(key.subject()) || subjects.contains(subject) || overlaps(subject));
    }

    /** Whether it shows some of the bytes of a piece of memory. */
    private boolean overlaps(Subject subject) {
        return subject instanceof Subject.OfExtent wanted && key.subject() instanceof Subject.OfExtent shown
                && wanted.address() < shown.address() + shown.length() && shown.address() < wanted.address() + wanted.length();
    }
}
