package org.portalscope.presentation.table;

import java.util.OptionalLong;
import java.util.Set;

import org.portalscope.engine.state.DescriptorValues;
import org.portalscope.engine.state.EntryValues;
import org.portalscope.engine.step.Subject;

/**
 * All that the row of an entry says, from values that do not change: as long as it is equal, the row stays as it is.
 *
 * @param position in the list, from 1
 * @param handle   of the entry
 * @param state    what has become of it
 * @param reason   why, in a word or two; empty where there is nothing to add
 * @param attached its descriptor, or null
 */
record ListedEntry(int position, long handle, RowState state, String reason, EntryValues values, Attached attached) {

    /**
     * The descriptor of an entry.
     *
     * @param hits operations that have started on it, if that is known
     */
    record Attached(long handle, boolean active, DescriptorValues values, OptionalLong hits) {
    }

    /** What the row is about besides the entry. */
    Set<Subject> subjects() {
        return attached == null ? Set.of() : Set.of(new Subject.OfObject(attached.handle));
    }
}
