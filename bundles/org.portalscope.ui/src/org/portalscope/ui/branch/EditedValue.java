package org.portalscope.ui.branch;

import org.portalscope.analysis.branch.Editable;
import org.portalscope.analysis.search.WatchedValue;

/**
 * What is edited.
 *
 * @param value    where it was selected
 * @param editable all that can be edited of what it belongs to
 */
record EditedValue(WatchedValue value, Editable editable) {

    /** What it belongs to: {@code me 3}. */
    String name() {
        return new WatchedValue(value.process(), value.subject(), null).toString();
    }
}
